import { useEffect, useId, useState } from "react";
import { useHydrated } from "../../account/use-hydrated.ts";

interface AccentFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Colours that go with the widgets, to begin with. */
const SWATCHES = { Ember: "", Evergreen: "#1f6b57", Plum: "#7a2e6b", Ocean: "#1f5fa8", Gold: "#8a6100" };

/** The colour of what matters most: one of ours, one from the palette, or whatever CSS calls a colour. */
export function AccentField({ name, value, onChange }: AccentFieldProps) {
  const id = useId();
  const isLive = useHydrated();
  const [text, setText] = useState(value);
  const [isColour, setIsColour] = useState(true);

  // What is chosen elsewhere than in the text stands in the text, too.
  useEffect(() => {
    setText((before) => (before.trim() === value ? before : value));
  }, [value]);

  function change(next: string): void {
    setText(next);
    setIsColour(next.trim() === "" || CSS.supports("color", next.trim()));
    onChange(next);
  }

  return (
    <fieldset className="accent">
      <legend className="gh-label">Accent</legend>
      <div className="swatches">
        {isLive &&
          Object.entries(SWATCHES).map(([colour, code]) => (
            <button
              key={colour}
              type="button"
              className="swatch"
              aria-pressed={value === code}
              title={colour}
              style={{ background: code || "var(--gh-accent)" }}
              onClick={() => change(code)}
            >
              <span className="gh-hidden">{colour}</span>
            </button>
          ))}
        {isLive && (
          <input
            type="color"
            className="swatch"
            aria-label="Another color"
            value={/^#[\da-f]{6}$/i.test(value) ? value : "#c2431b"}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </div>
      <label className="gh-muted" htmlFor={id}>
        Any CSS color
      </label>
      <input
        className="gh-input"
        id={id}
        name={name}
        value={text}
        placeholder="such as #1f6b57"
        maxLength={60}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={!isColour}
        aria-describedby={isColour ? undefined : `${id}-error`}
        onChange={({ target }) => change(target.value)}
      />
      {!isColour && (
        <p className="gh-error" id={`${id}-error`}>
          No browser knows this color, so the widget keeps its own.
        </p>
      )}
    </fieldset>
  );
}
