import { confirmDonation, correctReceipt, failDonation, reissueDonation } from "@gifthearth/client";
import { formatDollars } from "@gifthearth/core";
import type { AdminDonation, AdminOverview } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { TextField } from "../../account/fields.tsx";
import { textOf } from "../../account/use-form.ts";
import { monthName } from "../impact/month-name.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { SelectField } from "./select-field.tsx";
import { useAdminAction } from "./use-admin-action.ts";

type DonationAction = "confirm" | "correct" | "fail" | "reissue";

const NAMES: Readonly<Record<DonationAction, string>> = {
  confirm: "Confirm",
  correct: "Correct receipt",
  fail: "Give up",
  reissue: "Reissue",
};

interface DonationActionsProps {
  readonly donation: AdminDonation;
  /** Whether it is a test of the sandbox, though donations are paid with money by now. */
  readonly isTestAmongReal: boolean;
  /** Where it can be made again. */
  readonly platforms: AdminOverview["platforms"];
}

/** What the donation's state allows. */
export function DonationActions({ donation, isTestAmongReal, platforms }: DonationActionsProps) {
  const { api } = useHost();
  const perform = useAdminAction("dialog");
  const [asked, setAsked] = useState<DonationAction | null>(null);
  const charity = donation.charityName ?? donation.charityId;
  const { id, month } = donation;
  const what = `${formatDollars(donation.amount)} to ${charity}, ${monthName(month)}.`;
  const dialog = { busyLabel: "Saving...", onClose: () => setAsked(null) };
  const allowed = deedsOf(donation, isTestAmongReal, platforms);
  return (
    <>
      {allowed.length > 0 && (
        <div className="gh-row">
          {allowed.map((name) => (
            <button
              key={name}
              type="button"
              className={`gh-button button-small${name === "fail" ? " button-danger" : ""}`}
              aria-label={`${NAMES[name]}: ${charity}, ${monthName(month)}`}
              onClick={() => setAsked(name)}
            >
              {NAMES[name]}
            </button>
          ))}
        </div>
      )}
      {asked === "confirm" && (
        <ActionDialog
          {...dialog}
          heading="Confirm the donation"
          text={`You have paid ${what} The receipt is for everybody to see.`}
          label="Confirm"
          act={(values) =>
            perform(
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
        </ActionDialog>
      )}
      {asked === "correct" && (
        <ActionDialog
          {...dialog}
          heading="Correct the receipt"
          text={`${what} It says ${donation.receipt ?? "nothing"} now. What it said stays on the ledger, with the correction.`}
          label="Correct"
          act={(values) =>
            perform(
              () => correctReceipt(api, id, textOf(values, "receipt"), textOf(values, "reason")),
              () => `The receipt of ${charity} is corrected`,
            )
          }
        >
          {(errorOf) => (
            <>
              <TextField
                label="Receipt"
                name="receipt"
                autoComplete="off"
                maxLength={300}
                hint="Its number or address"
                error={errorOf("receipt")}
              />
              <TextField
                label="Reason"
                name="reason"
                autoComplete="off"
                maxLength={300}
                hint="For everybody to see"
                error={errorOf("reason")}
              />
            </>
          )}
        </ActionDialog>
      )}
      {asked === "fail" && (
        <ActionDialog
          {...dialog}
          kind="danger"
          heading="Give up the donation"
          text={`${what} This try counts as failed. What it was for stays owed, and can be made again by any platform.`}
          label="Give up"
          act={(values) =>
            perform(
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
        </ActionDialog>
      )}
      {asked === "reissue" && (
        <ActionDialog
          {...dialog}
          heading="Reissue the donation"
          text={`${what} It is made again, by the platform that you choose.`}
          label="Reissue"
          act={(values) =>
            perform(
              () => reissueDonation(api, id, textOf(values, "platform")),
              ({ platform }) => `The donation to ${charity} is made again by ${platform}`,
            )
          }
        >
          {() => (
            <SelectField
              label="Platform"
              name="platform"
              options={platforms.map((name) => ({ value: name, name }))}
            />
          )}
        </ActionDialog>
      )}
    </>
  );
}

function deedsOf(
  { platform, status }: AdminDonation,
  isTestAmongReal: boolean,
  platforms: AdminOverview["platforms"],
): readonly DonationAction[] {
  const isByHand = platform === "manual";
  switch (status) {
    case "calculated":
      return ["fail"];
    case "submitted":
      if (isByHand) return ["confirm", "fail"];
      return isTestAmongReal ? ["fail"] : [];
    // What the operator paid may have come back.
    case "complete":
      if (isByHand) return ["correct", "fail"];
      return isTestAmongReal ? ["fail"] : [];
    case "failed":
      if (platforms.length === 0) return [];
      // One of a platform may turn out to have gone through after all.
      return isByHand ? ["reissue"] : ["reissue", "confirm"];
  }
}
