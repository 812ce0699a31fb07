import { COUNTRY_CODES } from "@gifthearth/core";
import type { AdminPartner, AdminPartnerChange } from "@gifthearth/core/contract";
import { Submit, TextField } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { textOf, useForm } from "../../account/use-form.ts";

interface PartnerLimitsFormProps {
  readonly partner: AdminPartner;
  readonly save: (change: AdminPartnerChange) => Promise<void>;
}

/** What an administrator sets for a partner; a limit left empty is the setting's. */
export function PartnerLimitsForm({ partner, save }: PartnerLimitsFormProps) {
  const { trackingIds, hasOwnLimits, hourlyLimit, aiDailyLimit, isDisabled } = partner;
  const state = useForm({ send: (values) => save(toChange(values, trackingIds)) });
  const { errorOf } = state;
  const plain = { autoComplete: "off" } as const;
  return (
    <Form state={state}>
      <div className="fields">
        <TextField
          {...plain}
          label="AI searches an hour"
          name="hourlyLimit"
          inputMode="numeric"
          optional
          defaultValue={hasOwnLimits.hourlyLimit ? String(hourlyLimit) : ""}
          error={errorOf("hourlyLimit")}
          hint="As PARTNER_HOURLY_LIMIT says when empty"
        />
        <TextField
          {...plain}
          label="AI cost a day, US dollars"
          name="aiDailyLimit"
          inputMode="decimal"
          optional
          defaultValue={hasOwnLimits.aiDailyLimit ? String(aiDailyLimit) : ""}
          error={errorOf("aiDailyLimit")}
          hint="As PARTNER_AI_DAILY_LIMIT_USD says when empty"
        />
        {COUNTRY_CODES.map((country) => (
          <TextField
            {...plain}
            key={country}
            label={`Tracking id, ${country}`}
            name={`trackingIds.${country}`}
            optional
            maxLength={100}
            defaultValue={trackingIds[country] ?? ""}
            error={errorOf(`trackingIds.${country}`)}
          />
        ))}
      </div>
      <p className="gh-muted">
        A tracking id is this partner's alone, for good: every report of it counts for this partner, earlier
        ones too.
      </p>
      <label>
        <input type="checkbox" name="isDisabled" defaultChecked={isDisabled} /> Stop it: its widgets work, and
        nothing is counted for it
      </label>
      <Submit sending={state.sending} sendingText="Saving...">
        Save
      </Submit>
    </Form>
  );
}

function toChange(values: FormData, before: AdminPartner["trackingIds"]): AdminPartnerChange {
  const changed = COUNTRY_CODES.flatMap((country) => {
    const trackingId = textOf(values, `trackingIds.${country}`).trim() || null;
    return trackingId === (before[country] ?? null) ? [] : [[country, trackingId] as const];
  });
  return {
    hourlyLimit: toLimit(textOf(values, "hourlyLimit")),
    aiDailyLimit: toLimit(textOf(values, "aiDailyLimit")),
    isDisabled: values.has("isDisabled"),
    ...(changed.length > 0 && { trackingIds: Object.fromEntries(changed) }),
  };
}

/** Null for what is empty; below zero, which the API refuses, for what is no number: JSON has none for that. */
function toLimit(text: string): number | null {
  if (text.trim() === "") return null;
  const limit = Number(text);
  return Number.isFinite(limit) ? limit : -1;
}
