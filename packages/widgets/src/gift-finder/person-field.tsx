import { QUERY_LIMITS, type Relation } from "@gifthearth/core";
import { RELATION_LABELS } from "../text/relations.ts";
import { useText } from "../text/text.ts";
import { Field, invalid } from "../ui/field.tsx";

/** What of a query says who the person is. */
interface Told {
  readonly relation?: Relation | undefined;
  /** Years; what is typed, even where no one can be that old. */
  readonly age?: number | undefined;
}

interface PersonFieldProps extends Told {
  readonly id: string;
  readonly ageError: string | undefined;
  readonly onChange: (told: Told) => void;
}

const RELATION_CHOICES = Object.entries(RELATION_LABELS) as [Relation, (typeof RELATION_LABELS)[Relation]][];

/** Who the gift is for, and how old they are; both may be left open. */
export function PersonField({ id, relation, age, ageError, onChange }: PersonFieldProps) {
  const { t } = useText();
  return (
    <div className="gh-who">
      <Field id={`${id}-relation`} label={t("Who is it for?")} optional>
        <select
          className="gh-input"
          id={`${id}-relation`}
          value={relation ?? ""}
          onChange={(event) => {
            const chosen = event.currentTarget.value as Relation | "";
            onChange({ age, relation: chosen || undefined });
          }}
        >
          <option value="">{t("Select a person")}</option>
          {RELATION_CHOICES.map(([value, label]) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
        </select>
      </Field>
      <Field id={`${id}-age`} label={t("Age")}>
        <input
          className="gh-input"
          id={`${id}-age`}
          type="number"
          min={0}
          max={QUERY_LIMITS.age}
          value={age ?? ""}
          onInput={(event) => {
            const { valueAsNumber } = event.currentTarget;
            onChange({ relation, age: Number.isNaN(valueAsNumber) ? undefined : valueAsNumber });
          }}
          {...invalid(`${id}-age`, ageError)}
        />
      </Field>
      {ageError && (
        <p className="gh-error" id={`${id}-age-error`}>
          {ageError}
        </p>
      )}
    </div>
  );
}
