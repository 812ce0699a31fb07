import { QUERY_LIMITS, type Relation } from "@gifthearth/core";
import { RELATION_LABELS } from "../text/relations.ts";
import { useText } from "../text/text.ts";
import { invalid } from "../ui/field.tsx";

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

const RELATIONS = Object.keys(RELATION_LABELS) as Relation[];

/** Those whom most gifts are for: one press chooses one, another takes it back. The list beside them has the others. */
const NEAREST: readonly Relation[] = ["partner", "mother", "father", "child", "friend", "colleague", "boss"];
const OTHERS = RELATIONS.filter((relation) => !NEAREST.includes(relation));

/** Who the gift is for and, once that is told, how old they are; both may be left open. */
export function PersonField({ id, relation, age, ageError, onChange }: PersonFieldProps) {
  const { t } = useText();
  const other = relation && OTHERS.includes(relation) ? relation : "";
  const choose = (chosen: Relation | "" | undefined) => onChange({ age, relation: chosen || undefined });
  return (
    <div className="gh-field" role="group" aria-labelledby={`${id}-who`}>
      <span className="gh-label" id={`${id}-who`}>
        {t("Who is it for?")} <span className="gh-muted">{t("(optional)")}</span>
      </span>
      <div className="gh-row">
        {NEAREST.map((value) => (
          <button
            key={value}
            type="button"
            className="gh-chip"
            aria-pressed={value === relation}
            onClick={() => choose(value === relation ? undefined : value)}
          >
            {t(RELATION_LABELS[value])}
          </button>
        ))}
        <select
          className={`gh-chip${other && " gh-chosen"}`}
          aria-label={t("Someone else")}
          value={other}
          onChange={(event) => choose(event.currentTarget.value as Relation | "")}
        >
          <option value="">{t("Someone else")}</option>
          {OTHERS.map((value) => (
            <option key={value} value={value}>
              {t(RELATION_LABELS[value])}
            </option>
          ))}
        </select>
        {(relation || age !== undefined) && (
          <label className="gh-row gh-age">
            {t("Age")}
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
          </label>
        )}
      </div>
      {ageError && (
        <p className="gh-error" id={`${id}-age-error`}>
          {ageError}
        </p>
      )}
    </div>
  );
}
