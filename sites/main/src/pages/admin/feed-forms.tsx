import { importOffers, scheduleFeed } from "@gifthearth/client";
import { COUNTRY_CODES, MARKETPLACES, toCountryCode } from "@gifthearth/core";
import type { OfferImport } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { Submit, TextField } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { fileOf, textOf, useForm } from "../../account/use-form.ts";
import { countOf } from "./count-of.ts";
import { SelectField } from "./select-field.tsx";
import { useAdminAction } from "./use-admin-action.ts";

const COUNTRIES = COUNTRY_CODES.map((code) => ({ value: code, name: MARKETPLACES.rowOf(code).name }));

const FORMS = [
  { value: "google", name: "Google Merchant" },
  { value: "awin", name: "Awin" },
];

const INTERVALS = [
  { value: "24", name: "Every day" },
  { value: "12", name: "Every 12 hours" },
  { value: "6", name: "Every 6 hours" },
  { value: "1", name: "Every hour" },
];

/** Of which shop a feed is. */
function ShopFields({ errorOf }: { readonly errorOf: (field: string) => string | undefined }) {
  return (
    <>
      <TextField
        label="Shop"
        name="shop"
        autoComplete="off"
        maxLength={80}
        error={errorOf("shop")}
        hint="As visitors read it"
      />
      <SelectField label="Country" name="country" options={COUNTRIES} />
      <SelectField label="Form of the feed" name="network" options={FORMS} />
    </>
  );
}

function shopOf(values: FormData) {
  return {
    shop: textOf(values, "shop").trim(),
    country: toCountryCode(textOf(values, "country")),
    network: textOf(values, "network") === "awin" ? ("awin" as const) : ("google" as const),
  };
}

/** Has a feed fetched by its address. */
export function FeedSchedule() {
  const { api } = useHost();
  const perform = useAdminAction();
  const [added, setAdded] = useState(0);
  const state = useForm({
    async send(values) {
      const address = textOf(values, "address").trim();
      const everyHours = Number(textOf(values, "everyHours"));
      await perform(
        () => scheduleFeed(api, { ...shopOf(values), address, everyHours }),
        ({ shop }) => `The feed of ${shop} is fetched within a minute`,
      );
      setAdded((count) => count + 1);
    },
  });
  return (
    <details key={added} className="action-details">
      <summary className="gh-button">Add a feed</summary>
      <Form state={state}>
        <div className="fields">
          <TextField
            label="Address"
            name="address"
            type="url"
            autoComplete="off"
            maxLength={2000}
            error={state.errorOf("address")}
            hint="Begins with https://; whoever knows a key in it may read the feed, so it is shown to nobody"
          />
          <ShopFields errorOf={state.errorOf} />
          <SelectField label="Interval" name="everyHours" options={INTERVALS} />
        </div>
        <Submit sending={state.sending} sendingText="Adding...">
          Add the feed
        </Submit>
      </Form>
    </details>
  );
}

/** Imports a feed from a file. */
export function FeedUpload() {
  const { api } = useHost();
  const perform = useAdminAction();
  const [last, setLast] = useState<OfferImport | null>(null);
  const state = useForm({
    check(values) {
      if (!fileOf(values, "file")) return { field: "file", message: "Please choose the feed's file" };
      return textOf(values, "shop").trim() ? null : { field: "shop", message: "Please give the shop's name" };
    },
    async send(values) {
      const file = fileOf(values, "file");
      if (!file) return;
      setLast(null);
      const query = { ...shopOf(values), fileName: file.name };
      setLast(await perform(() => importOffers(api, file, query), inWords));
    },
  });
  return (
    <>
      <Form state={state}>
        <div className="fields">
          <TextField
            label="File"
            name="file"
            type="file"
            error={state.errorOf("file")}
            hint="CSV, TSV, RSS or Atom, also as gzip or zip; 256 MB at most"
          />
          <ShopFields errorOf={state.errorOf} />
        </div>
        <Submit sending={state.sending} sendingText="Importing...">
          Import the feed
        </Submit>
      </Form>
      <div role="status">{last && <Imported result={last} />}</div>
    </>
  );
}

/** What came of an import. */
function Imported({ result }: { readonly result: OfferImport }) {
  const { state, productCount, offerCount, before, matchCount, leftOut, unknownColumns } = result;
  return (
    <dl className="calculation">
      <div>
        <dt>{state === "held" ? "Offers that wait to be confirmed" : "Offers that are shown"}</dt>
        <dd>
          {offerCount.toLocaleString("en-US")} of {countOf(productCount, "product")};{" "}
          {before.toLocaleString("en-US")} before
        </dd>
      </div>
      <div>
        <dt>Of these, what our ideas mean</dt>
        <dd>{matchCount.toLocaleString("en-US")}</dd>
      </div>
      {leftOut.map(({ reason, count, first }) => (
        <div key={reason}>
          <dt>
            Left out: {reason}
            {first && ` (${first} first)`}
          </dt>
          <dd>{count.toLocaleString("en-US")}</dd>
        </div>
      ))}
      {unknownColumns.length > 0 && (
        <div>
          <dt>Columns that mean nothing to us</dt>
          <dd>{unknownColumns.slice(0, 12).join(", ")}</dd>
        </div>
      )}
    </dl>
  );
}

function inWords({ shop, state, offerCount }: OfferImport): string {
  if (state === "held") return `The feed of ${shop} waits to be confirmed`;
  return `${shop} shows ${countOf(offerCount, "offer")} now`;
}
