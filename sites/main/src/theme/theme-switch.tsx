import { useState } from "react";
import { useSiteData } from "../site-data.ts";
import { chooseTheme, type Theme } from "./theme.ts";

const CHOICES: readonly { readonly theme: Theme | null; readonly name: string }[] = [
  { theme: null, name: "System" },
  { theme: "light", name: "Light" },
  { theme: "dark", name: "Dark" },
];

/** Light, dark, or as the visitor's system has it. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState(useSiteData().theme);
  return (
    <fieldset className="theme-switch">
      <legend>Colors</legend>
      <div className="theme-choices">
        {CHOICES.map(({ theme, name }) => (
          <label key={name}>
            <input
              type="radio"
              name="theme"
              checked={theme === chosen}
              onChange={() => {
                setChosen(theme);
                chooseTheme(theme);
              }}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
