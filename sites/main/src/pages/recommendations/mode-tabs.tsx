import { Link } from "react-router";
import { MODES, type Mode, modeAddress } from "./modes.ts";

/** The ways to choose; each keeps what is looked for. */
export function ModeTabs({ current, search }: { readonly current: Mode; readonly search: string }) {
  return (
    <nav className="tabs mode-tabs" aria-label="Ways to recommend">
      {MODES.map((mode) => (
        <Link
          key={mode.name}
          to={modeAddress(mode, search)}
          aria-current={mode === current ? "page" : undefined}
          preventScrollReset
        >
          {mode.tab}
          {mode.isPremium && <span className="premium">Premium</span>}
        </Link>
      ))}
    </nav>
  );
}
