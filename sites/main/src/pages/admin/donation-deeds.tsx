import { confirmDonation, failDonation, reissueDonation } from "@gifthearth/client";
import { formatDollars } from "@gifthearth/core";
import type { AdminDonation, AdminOverview } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { TextField } from "../../account/fields.tsx";
import { textOf } from "../../account/use-form.ts";
import { monthName } from "../impact/month-name.ts";
import { DeedDialog } from "./deed-dialog.tsx";
import { SelectField } from "./select-field.tsx";
import { useDeed } from "./use-deed.ts";

type DonationDeed = "confirm" | "fail" | "reissue";

const NAMES: Readonly<Record<DonationDeed, string>> = {
  confirm: "Confirm",
  fail: "Give up",
  reissue: "Reissue",
};

interface DonationDeedsProps {
  readonly donation: AdminDonation;
  /** Whether it is a test of the sandbox, though donations are paid with money by now. */
  readonly isTestAmongReal: boolean;
  /** Where it can be made again. */
  readonly elsewhere: AdminOverview["platforms"];
}

/** What the donation's state allows. */
export function DonationDeeds({ donation, isTestAmongReal, elsewhere }: DonationDeedsProps) {
  const { api } = useHost();
  const deed = useDeed("dialog");
  const [asked, setAsked] = useState<DonationDeed | null>(null);
  const charity = donation.charityName ?? donation.charityId;
  const { id, month } = donation;
  const what = `${formatDollars(donation.amount)} to ${charity}, ${monthName(month)}.`;
  const dialog = { busyLabel: "Saving...", onClose: () => setAsked(null) };
  const allowed = deedsOf(donation, isTestAmongReal, elsewhere);
  return (
    <>
      {allowed.length > 0 && (
        <div className="gh-row">
          {allowed.map((name) => (
            <button
              key={name}
              type="button"
              className="gh-button button-small"
              aria-label={`${NAMES[name]}: ${charity}, ${monthName(month)}`}
              onClick={() => setAsked(name)}
            >
              {NAMES[name]}
            </button>
          ))}
        </div>
      )}
      {asked === "confirm" && (
        <DeedDialog
          {...dialog}
          heading="Confirm the donation"
          text={`You have paid ${what} The receipt is for everybody to see.`}
          label="Confirm"
          act={(values) =>
            deed(
              () => confirmDonation(api, id, textOf(values, "receipt")),
              () => `The donation to ${charity} is complete`,
            )
          }
        >
          {(errorOf) => (
            <TextField
              label="Receipt"
              name="receipt"
              autoComplete="off"
              maxLength={300}
              hint="Its number or address"
              error={errorOf("receipt")}
            />
          )}
        </DeedDialog>
      )}
      {asked === "fail" && (
        <DeedDialog
          {...dialog}
          kind="danger"
          heading="Give up the donation"
          text={`${what} It counts as failed, and can then be made again by another platform.`}
          label="Give up"
          act={(values) =>
            deed(
              () => failDonation(api, id, textOf(values, "reason")),
              () => `The donation to ${charity} is given up`,
            )
          }
        >
          {(errorOf) => (
            <TextField
              label="Reason"
              name="reason"
              autoComplete="off"
              maxLength={300}
              hint="For everybody to see"
              error={errorOf("reason")}
            />
          )}
        </DeedDialog>
      )}
      {asked === "reissue" && (
        <DeedDialog
          {...dialog}
          heading="Reissue the donation"
          text={`${what} It is made again by another platform.`}
          label="Reissue"
          act={(values) =>
            deed(
              () => reissueDonation(api, id, textOf(values, "platform")),
              ({ platform }) => `The donation to ${charity} is made again by ${platform}`,
            )
          }
        >
          {() => (
            <SelectField
              label="Platform"
              name="platform"
              options={elsewhere.map((name) => ({ value: name, name }))}
            />
          )}
        </DeedDialog>
      )}
    </>
  );
}

function deedsOf(
  { platform, status }: AdminDonation,
  isTestAmongReal: boolean,
  elsewhere: AdminOverview["platforms"],
): readonly DonationDeed[] {
  const isByHand = platform === "manual";
  switch (status) {
    case "calculated":
      return ["fail"];
    case "submitted":
      if (isByHand) return ["confirm", "fail"];
      return isTestAmongReal ? ["fail"] : [];
    // What the operator paid may have come back.
    case "complete":
      return isByHand || isTestAmongReal ? ["fail"] : [];
    case "failed":
      return elsewhere.length > 0 ? ["reissue"] : [];
  }
}
