import type { AdminOverview, Charity, CharityRequest } from "@gifthearth/core/contract";
import { Submit, TextField } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { textOf, useForm } from "../../account/use-form.ts";

type CharityFields = Omit<CharityRequest, "id">;

/** By which ids the donation platforms know a charity. */
export type CharityIds = AdminOverview["charityIds"];

interface CharityFormProps {
  /** The one that is changed; none for a new one. */
  readonly charity?: Charity;
  readonly ids: CharityIds;
  /** On the button. */
  readonly label: string;
  readonly save: (id: string, fields: CharityFields) => Promise<void>;
}

/** All that is kept of a charity. */
export function CharityForm({ charity, ids, label, save }: CharityFormProps) {
  const state = useForm({
    send: (values) => save(textOf(values, "id").trim(), fieldsOf(values, ids, charity?.platformIds ?? {})),
  });
  const { errorOf } = state;
  const plain = { autoComplete: "off" } as const;
  return (
    <Form state={state}>
      <div className="fields">
        {!charity && (
          <TextField
            {...plain}
            label="Id"
            name="id"
            maxLength={60}
            error={errorOf("id")}
            hint="Short and in lower case, such as clean-rivers; it stays"
          />
        )}
        <TextField
          {...plain}
          label="Name"
          name="name"
          maxLength={120}
          defaultValue={charity?.name}
          error={errorOf("name")}
        />
        <TextField
          {...plain}
          label="Country"
          name="country"
          maxLength={2}
          defaultValue={charity?.country ?? "US"}
          error={errorOf("country")}
        />
        <TextField
          {...plain}
          label="Registration"
          name="registration"
          maxLength={40}
          defaultValue={charity?.registration}
          error={errorOf("registration")}
          hint="EIN in the US, such as 12-3456789"
        />
        <TextField
          {...plain}
          label="Causes"
          name="causes"
          optional
          defaultValue={charity?.causes.join(", ")}
          error={errorOf("causes")}
          hint="Separated by commas"
        />
        <TextField
          {...plain}
          label="Website"
          name="website"
          type="url"
          optional
          maxLength={300}
          defaultValue={charity?.website ?? ""}
          error={errorOf("website")}
        />
        <TextField
          label="First month"
          name="activeFrom"
          type="month"
          defaultValue={charity?.activeFrom}
          error={errorOf("activeFrom")}
        />
        <TextField
          label="Last month"
          name="activeTo"
          type="month"
          optional
          defaultValue={charity?.activeTo ?? ""}
          error={errorOf("activeTo")}
        />
        <TextField
          label="Date of the contract"
          name="contractDate"
          type="date"
          optional
          defaultValue={charity?.contractDate ?? ""}
          error={errorOf("contractDate")}
        />
        <TextField
          {...plain}
          label="Contact"
          name="contact"
          optional
          maxLength={300}
          defaultValue={charity?.contact ?? ""}
          error={errorOf("contact")}
        />
        {ids.map(({ key, label: name, isNeeded }) => (
          <TextField
            {...plain}
            key={key}
            label={name}
            name={`platformIds.${key}`}
            optional
            maxLength={200}
            defaultValue={charity?.platformIds[key] ?? ""}
            error={errorOf(`platformIds.${key}`)}
            {...(isNeeded && { hint: "Needed before a donation is made there" })}
          />
        ))}
      </div>
      <Submit sending={state.sending} sendingText="Saving...">
        {label}
      </Submit>
    </Form>
  );
}

/** @param before the charity's ids; those that the form doesn't show stay */
function fieldsOf(
  values: FormData,
  shown: CharityIds,
  before: Readonly<Record<string, string>>,
): CharityFields {
  const text = (name: string) => textOf(values, name).trim();
  const ids = new Map(Object.entries(before));
  for (const { key } of shown) {
    const id = text(`platformIds.${key}`);
    if (id) ids.set(key, id);
    else ids.delete(key);
  }
  return {
    name: text("name"),
    registration: text("registration"),
    country: text("country"),
    causes: text("causes")
      .split(",")
      .map((cause) => cause.trim()),
    website: text("website") || null,
    contractDate: text("contractDate") || null,
    contact: text("contact") || null,
    platformIds: Object.fromEntries(ids),
    activeFrom: text("activeFrom"),
    activeTo: text("activeTo") || null,
  };
}
