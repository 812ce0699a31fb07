import type { Partner, PartnerRequest, Partners } from "@gifthearth/core/contract";
import { PARTNER_LIMITS } from "@gifthearth/core/partner";
import { Field, invalid } from "@gifthearth/widgets";
import { useId } from "react";
import { Submit, TextField } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { type FormState, useForm } from "../../account/use-form.ts";
import { toPartnerRequest } from "./form-values.ts";

interface PartnerFormProps {
  /** What the server is told where no script runs. */
  readonly intent: "create" | "change";
  /** The one that is changed. */
  readonly partner?: Partner;
  readonly charities: Partners["charities"];
  /** On the button. */
  readonly label: string;
  readonly save: (request: PartnerRequest) => Promise<void>;
}

/** What a partner says of itself. */
export function PartnerForm({ intent, partner, charities, label, save }: PartnerFormProps) {
  const state = useForm({ send: (values) => save(toPartnerRequest(values)) });
  const { errorOf, sentValue } = state;
  const originsId = useId();
  const originsError = errorOf("allowedOrigins");
  return (
    <Form state={state}>
      <input type="hidden" name="intent" value={intent} />
      <TextField
        label="Name"
        name="name"
        autoComplete="organization"
        maxLength={PARTNER_LIMITS.name}
        defaultValue={sentValue("name") ?? partner?.name}
        error={errorOf("name")}
        hint="Of your blog, site or charity; only you and our administrators see it"
      />
      <TextField
        label="Website"
        name="website"
        type="url"
        autoComplete="url"
        maxLength={PARTNER_LIMITS.website}
        defaultValue={sentValue("website") ?? partner?.website}
        error={errorOf("website")}
        hint="Such as https://blog.example"
      />
      <KindFields state={state} partner={partner} charities={charities} />
      <Field id={originsId} label="Allowed origins" optional error={originsError}>
        <textarea
          className="gh-input"
          id={originsId}
          name="allowedOrigins"
          rows={3}
          spellCheck={false}
          autoCapitalize="none"
          defaultValue={sentValue("allowedOrigins") ?? partner?.allowedOrigins.join("\n")}
          {...(!originsError && { "aria-describedby": `${originsId}-hint` })}
          {...invalid(originsId, originsError)}
        />
        <p className="gh-muted" id={`${originsId}-hint`}>
          Only widgets on these sites count for you, one a line, such as https://blog.example. Leave it empty
          to count from anywhere.
        </p>
      </Field>
      <Submit sending={state.sending} sendingText="Saving..." plain>
        {label}
      </Submit>
    </Form>
  );
}

/** Which of our charities a partner is, or says it is. */
function charityOf(partner: Partner | undefined) {
  const { charityId = null, charityName = null } = partner?.charityClaim ?? partner ?? {};
  return charityId === null ? null : { id: charityId, name: charityName };
}

interface KindFieldsProps extends Pick<PartnerFormProps, "charities"> {
  readonly partner: Partner | undefined;
  readonly state: Pick<FormState, "errorOf" | "sentValue">;
}

/** Blog or charity, and which one: that part shows by the stylesheet alone, as the choice is. */
function KindFields({ state: { errorOf, sentValue }, partner, charities }: KindFieldsProps) {
  const id = useId();
  const own = charityOf(partner);
  const kind = sentValue("kind") ?? partner?.kind ?? "blog";
  const charityId = sentValue("charityId") ?? own?.id ?? "";
  const error = errorOf("charityId");
  const isListed = charities.some((charity) => charity.id === charityId);
  const choices = own && !isListed ? [...charities, own] : charities;
  return (
    <fieldset className="partner-kind">
      <legend className="gh-label">What is it?</legend>
      <div className="gh-row">
        <label>
          <input type="radio" name="kind" value="blog" defaultChecked={kind !== "charity"} /> A blog or site
        </label>
        <label>
          <input
            type="radio"
            name="kind"
            value="charity"
            defaultChecked={kind === "charity"}
            disabled={choices.length === 0}
          />{" "}
          One of the charities that get our donations
        </label>
      </div>
      {choices.length > 0 && (
        <div className="partner-charity">
          <Field id={id} label="Which of our charities" error={error}>
            <select
              className="gh-input"
              id={id}
              name="charityId"
              defaultValue={charityId}
              {...invalid(id, error)}
            >
              <option value="">Please choose</option>
              {choices.map((charity) => (
                <option key={charity.id} value={charity.id}>
                  {charity.name ?? charity.id}
                </option>
              ))}
            </select>
          </Field>
        </div>
      )}
    </fieldset>
  );
}
