import { type CountryCode, OCCASIONS, POPULAR_INTERESTS } from "@gifthearth/core";
import type { Language } from "@gifthearth/widgets";
import { useHydrated } from "../../account/use-hydrated.ts";
import { AccentField } from "./accent-field.tsx";
import { ChoiceField, SegmentsField, TextField } from "./choice-fields.tsx";
import { CHOICES, type Configuration, type Widget, withOption, withWidget } from "./configuration.ts";
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

const COUNTRIES: Readonly<Record<CountryCode | "", string>> = {
  "": "By the visitor's address",
  US: "United States",
  NL: "Netherlands",
  GB: "United Kingdom",
  FR: "France",
  ES: "Spain",
  DE: "Germany",
  IT: "Italy",
};

const LANGUAGE_NAMES: Readonly<Record<Language | "", string>> = {
  "": "As your page says (lang)",
  en: "English",
  nl: "Nederlands",
  fr: "Français",
  es: "Español",
  de: "Deutsch",
  it: "Italiano",
};

const DENSITIES = { comfortable: "Comfortable", compact: "Compact" };
const LINKS = { shop: "The shop", site: "Our page of it" };
const STYLES = { card: "Card", line: "Line" };
const LEVELS = Object.fromEntries(CHOICES["heading-level"].toSorted().map((level) => [level, `h${level}`]));

/** Every option. Without scripts the browser sends them, and the page comes with the snippets. */
export function OptionForm({ configuration, charities, onChange }: OptionFormProps) {
  const { widget, options } = configuration;
  const isLive = useHydrated();
  const set = (name: string) => (value: string) => onChange(withOption(configuration, name, value));
  const field = (name: string) => ({ name, value: options[name] ?? "", onChange: set(name) });
  const isFinder = widget === "gift-finder";
  const isBadge = widget === "badge";
  return (
    <form className="options" method="get" aria-label="Options" onSubmit={(event) => event.preventDefault()}>
      <SegmentsField
        label="Widget"
        name="widget"
        value={widget}
        choices={WIDGET_NAMES}
        onChange={(name) => onChange(withWidget(configuration, name as Widget))}
      />
      <fieldset className="option-group">
        <legend className="option-group-name">Looks</legend>
        <SegmentsField
          label="Colours"
          {...field("theme")}
          value={options.theme ?? "light"}
          choices={{ light: "Light", dark: "Dark", auto: "Auto" }}
        />
        {!isBadge && <AccentField {...field("accent")} />}
        {isBadge && (
          <SegmentsField label="Shape" {...field("style")} value={options.style ?? "card"} choices={STYLES} />
        )}
        {!isBadge && (
          <>
            <SegmentsField
              label="Density"
              {...field("density")}
              value={options.density ?? "comfortable"}
              choices={DENSITIES}
            />
            <label className="check">
              <input
                type="checkbox"
                name="compact"
                value="true"
                checked={"compact" in options}
                onChange={({ target }) => set("compact")(String(target.checked))}
              />
              {isFinder ? "Without the introduction" : "One line only"}
            </label>
            <ChoiceField
              label="Heading level"
              {...field("heading-level")}
              value={options["heading-level"] ?? "2"}
              choices={LEVELS}
            />
          </>
        )}
      </fieldset>
      {isFinder && (
        <fieldset className="option-group">
          <legend className="option-group-name">What the form starts with</legend>
          <TextField label="Occasion" {...field("occasion")} suggestions={OCCASIONS} />
          <InterestsField {...field("interests")} popular={POPULAR_INTERESTS} />
          <BudgetField {...field("budget")} />
        </fieldset>
      )}
      <fieldset className="option-group">
        <legend className="option-group-name">{isBadge ? "Figures" : "Your readers, and you"}</legend>
        {!isFinder && (
          <ChoiceField
            label="Charity"
            {...field("charity")}
            choices={charityNames(charities, options.charity)}
          />
        )}
        {!isBadge && (
          <>
            <TextField label="Partner id" {...field("partner")} hint="Yours, from the page for partners." />
            <ChoiceField label="Country" {...field("country")} choices={COUNTRIES} />
            <ChoiceField label="Language" {...field("locale")} choices={LANGUAGE_NAMES} />
          </>
        )}
        {isFinder && (
          <SegmentsField
            label="An idea leads to"
            {...field("links")}
            value={options.links ?? "shop"}
            choices={LINKS}
          />
        )}
      </fieldset>
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
