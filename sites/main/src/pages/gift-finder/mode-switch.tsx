import { PRODUCT_NAME } from "@gifthearth/core";
import type { FinderMode } from "./finder-mode.ts";

const MODES: readonly { readonly mode: FinderMode; readonly label: string }[] = [
  { mode: "form", label: "Standard Form" },
  { mode: "chat", label: `Chat with ${PRODUCT_NAME}` },
];

interface ModeSwitchProps {
  readonly mode: FinderMode;
  readonly onSwitch: (mode: FinderMode) => void;
}

/** Form or conversation (specification, section 2). */
export function ModeSwitch({ mode: current, onSwitch }: ModeSwitchProps) {
  return (
    <div className="mode-switch" role="group" aria-label="How to search">
      {MODES.map(({ mode, label }) => (
        <button key={mode} type="button" aria-pressed={mode === current} onClick={() => onSwitch(mode)}>
          {label}
        </button>
      ))}
    </div>
  );
}
