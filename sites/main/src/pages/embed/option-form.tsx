import { MARKETPLACES, OCCASIONS, POPULAR_INTERESTS } from "@gifthearth/core";
import { type Language, RELATION_LABELS } from "@gifthearth/widgets";
import type { OptionField } from "@gifthearth/widgets/embed-options";
import type { ReactNode } from "react";
import { useHydrated } from "../../account/use-hydrated.ts";
import { AccentField } from "./accent-field.tsx";
import { ChoiceField, SegmentsField, TextField } from "./choice-fields.tsx";
import { type Configuration, FIELDS_OF, type Widget, withOption, withWidget } from "./configuration.ts";
import type { ConfiguratorData } from "./load.ts";
import { BudgetField, InterestsField } from "./search-fields.tsx";

interface OptionFormProps extends Pick<ConfiguratorData, "charities"> {
  readonly configuration: Configuration;
  readonly onChange: (configuration: Configuration) => void;
}

const WIDGET_NAMES: Readonly<Record<Widget, string>> = {
  "gift-finder": "Gift finder",
  "impact-scoreboard": "Scoreboard",
  badge: "Badge",
};

const COUNTRIES = {
  "": "By the visitor's address",
  ...Object.fromEntries(MARKETPLACES.rows.map(({ code, name }) => [code, name])),
};

const RELATIONS = { "": "Left open", ...RELATION_LABELS };

const LANGUAGE_NAMES: Readonly<Record<Language | "", string>> = {
  "": "As your page says (lang)",
  en: "English",
  nl: "Nederlands",
  fr: "Français",
  es: "Español",
  de: "Deutsch",
  it: "Italiano",
};

/** The groups in their order; a badge's figures are all that the last one is about there. */
const GROUPS: readonly OptionField["group"][] = [
  "Looks",
  "What the form starts with",
  "Your readers, and you",
];

/** Every option. Without scripts the browser sends them, and the page comes with the snippets. */
export function OptionForm({ configuration, charities, onChange }: OptionFormProps) {
  const { widget, options } = configuration;
  const isLive = useHydrated();
  // A charity is what a scoreboard is about, so it comes first.
  const { charity, ...others } = FIELDS_OF[widget];
  const fields = Object.entries({ ...(charity && { charity }), ...others });

  function fieldOf([name, field]: readonly [string, OptionField]): ReactNode {
    const set = (value: string) => onChange(withOption(configuration, name, value));
    const { control, choices = {}, preset = "", hint } = field;
    const label =
      typeof field.label === "string" || widget === "badge" ? String(field.label) : field.label[widget];
    const shared = { name, label, value: options[name] ?? preset, onChange: set };
    switch (control) {
      case "segments":
        return <SegmentsField key={name} {...shared} choices={choices} />;
      case "select":
        return <ChoiceField key={name} {...shared} choices={choices} />;
      case "country":
        return <ChoiceField key={name} {...shared} choices={COUNTRIES} />;
      case "language":
        return <ChoiceField key={name} {...shared} choices={LANGUAGE_NAMES} />;
      case "charity":
        return <ChoiceField key={name} {...shared} choices={charityNames(charities, options.charity)} />;
      case "text":
        return <TextField key={name} {...shared} {...(hint && { hint })} />;
      case "relation":
        return <ChoiceField key={name} {...shared} choices={RELATIONS} />;
      case "age":
        return <TextField key={name} {...shared} isNumber />;
      case "occasion":
        return <TextField key={name} {...shared} suggestions={OCCASIONS} />;
      case "accent":
        return <AccentField key={name} {...shared} />;
      case "interests":
        return <InterestsField key={name} {...shared} popular={POPULAR_INTERESTS} />;
      case "budget":
        return <BudgetField key={name} {...shared} />;
      case "flag":
        return (
          <label key={name} className="check">
            <input
              type="checkbox"
              name={name}
              value="true"
              checked={name in options}
              onChange={({ target }) => set(String(target.checked))}
            />
            {label}
          </label>
        );
      default:
        throw new Error(`No field for the option "${name}": ${control satisfies never}`);
    }
  }

  return (
    <form className="options" method="get" aria-label="Options" onSubmit={(event) => event.preventDefault()}>
      <SegmentsField
        label="Widget"
        name="widget"
        value={widget}
        choices={WIDGET_NAMES}
        onChange={(name) => onChange(withWidget(configuration, name as Widget))}
      />
      {GROUPS.map((group) => {
        const own = fields.filter(([, field]) => field.group === group);
        const isFigures = widget === "badge" && group === "Your readers, and you";
        return (
          own.length > 0 && (
            <fieldset key={group} className="option-group">
              <legend className="option-group-name">{isFigures ? "Figures" : group}</legend>
              {own.map(fieldOf)}
            </fieldset>
          )
        );
      })}
      {!isLive && (
        <noscript>
          <button type="submit" className="gh-button gh-button-main">
            Show what to copy
          </button>
        </noscript>
      )}
    </form>
  );
}

/** Those that we know of, and the one that the address names. */
function charityNames(
  charities: ConfiguratorData["charities"],
  chosen = "",
): Readonly<Record<string, string>> {
  const known = Object.fromEntries(charities.map(({ id, name }) => [id, name]));
  return { "": "All that is given", ...(chosen && { [chosen]: chosen }), ...known };
}
