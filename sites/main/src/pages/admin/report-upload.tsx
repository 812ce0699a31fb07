import { importRevenue } from "@gifthearth/client";
import { AFFILIATE_NETWORKS, COUNTRY_CODES, toCountryCode } from "@gifthearth/core";
import type { RevenueImport, RevenueImportQuery } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useRef, useState } from "react";
import { Submit, TextField } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { fileOf, textOf, useForm } from "../../account/use-form.ts";
import { monthName } from "../impact/month-name.ts";
import { ReportPreview } from "./report-preview.tsx";
import { SelectField } from "./select-field.tsx";
import { useAdminAction } from "./use-admin-action.ts";

const MARKETPLACES = [
  ...COUNTRY_CODES.map((code) => ({ value: code, name: code })),
  ...AFFILIATE_NETWORKS.map(({ name, title }) => ({ value: name, name: title })),
];

const KINDS = [
  { value: "earnings", name: "Earnings by item" },
  { value: "bounties", name: "Bounties" },
];

const RATES = [
  { value: "false", name: "Ask me to check it" },
  { value: "true", name: "It is meant" },
];

const DECIMALS = [
  { value: "", name: "As found in the report" },
  { value: "point", name: "Point, as in 1,234.50" },
  { value: "comma", name: "Comma, as in 1.234,50" },
];

interface CheckedReport {
  readonly file: File;
  readonly query: RevenueImportQuery;
  readonly result: RevenueImport;
}

/** A report is checked by a dry run, and imported once that is confirmed. @param month the one that it is likely of */
export function ReportUpload({ month }: { readonly month: string }) {
  const { api } = useHost();
  const perform = useAdminAction();
  const [checked, setChecked] = useState<CheckedReport | null>(null);
  const upload = useRef<HTMLDivElement>(null);

  const state = useForm({
    check(values) {
      if (!fileOf(values, "file")) return { field: "file", message: "Please choose the report's file" };
      if (!textOf(values, "trackingId").trim())
        return { field: "trackingId", message: "Please name the tracking id" };
      return textOf(values, "period") ? null : { field: "period", message: "Please name the month" };
    },
    async send(values) {
      const file = fileOf(values, "file");
      if (!file) return;
      const query = queryOf(values, file);
      const result = await perform(
        () => importRevenue(api, file, { ...query, dryRun: "true" }),
        () => "The report is checked; nothing has changed yet",
      );
      setChecked({ file, query, result });
    },
  });
  const importing = useForm({
    async send() {
      if (!checked) return;
      await perform(() => importRevenue(api, checked.file, checked.query), inWords);
      setChecked(null);
      const file = upload.current?.querySelector<HTMLInputElement>("input[type=file]");
      if (file) file.value = "";
    },
  });

  return (
    // What was checked is no more what is typed.
    <div ref={upload} onInput={() => setChecked(null)}>
      <Form state={state}>
        <div className="fields">
          <TextField
            label="File"
            name="file"
            type="file"
            error={state.errorOf("file")}
            hint="CSV or TSV; of a network also the JSON of its API"
          />
          <SelectField label="Marketplace" name="marketplace" options={MARKETPLACES} />
          <SelectField label="What it is of" name="kind" options={KINDS} />
          <TextField
            label="Tracking id"
            name="trackingId"
            autoComplete="off"
            maxLength={100}
            error={state.errorOf("trackingId")}
            hint="Of a network your account there"
          />
          <TextField
            label="Month"
            name="period"
            type="month"
            defaultValue={month}
            error={state.errorOf("period")}
          />
          <TextField
            label="Rate"
            name="rate"
            optional
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            error={state.errorOf("rate")}
            hint="US dollars for one unit of the report's currency, such as 1.08; the month's reference rate unless given"
          />
          <SelectField label="If it is far off the reference" name="confirmRate" options={RATES} />
          <SelectField label="Decimals" name="decimal" options={DECIMALS} />
        </div>
        <Submit sending={state.sending} sendingText="Checking..." kind={checked ? "plain" : "main"}>
          Check the report
        </Submit>
      </Form>
      <div role="status">
        {checked && (
          <ReportPreview result={checked.result}>
            <Form state={importing}>
              <Submit sending={importing.sending} sendingText="Importing...">
                Import
              </Submit>
            </Form>
          </ReportPreview>
        )}
      </div>
    </div>
  );
}

function queryOf(values: FormData, file: File): RevenueImportQuery {
  const marketplace = textOf(values, "marketplace");
  const rate = textOf(values, "rate").trim();
  const decimal = textOf(values, "decimal");
  return {
    marketplace:
      AFFILIATE_NETWORKS.find(({ name }) => name === marketplace)?.name ?? toCountryCode(marketplace),
    kind: textOf(values, "kind") === "bounties" ? "bounties" : "earnings",
    confirmRate: textOf(values, "confirmRate") === "true" ? "true" : "false",
    trackingId: textOf(values, "trackingId").trim(),
    period: textOf(values, "period").trim(),
    fileName: file.name,
    ...(rate && { rate }),
    ...((decimal === "point" || decimal === "comma") && { decimal }),
  };
}

function inWords({ outcome, snapshot }: RevenueImport): string {
  if (outcome === "unchanged") return "The same report is there already";
  return `The report of ${monthName(snapshot.period)} is imported`;
}
