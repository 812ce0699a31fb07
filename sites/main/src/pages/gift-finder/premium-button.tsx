import { useEffect, useRef, useState } from "react";
import { SparkIcon } from "../../illustrations/icons.tsx";

/** How long a pointer rests before the tooltip shows, milliseconds (specification, section 9). */
const TOOLTIP_DELAY = 300;

/** Says that premium features are on their way, and does nothing else (specification, section 1). */
export function PremiumButton() {
  const [isShown, setShown] = useState(false);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);

  function showAfter(delay: number): void {
    clearTimeout(wait.current);
    wait.current = setTimeout(() => setShown(true), delay);
  }

  function hide(): void {
    clearTimeout(wait.current);
    setShown(false);
  }

  useEffect(() => () => clearTimeout(wait.current), []);

  return (
    <span className="premium-offer" onPointerEnter={() => showAfter(TOOLTIP_DELAY)} onPointerLeave={hide}>
      <button
        type="button"
        className="gh-button"
        aria-describedby="premium-tooltip"
        onFocus={() => showAfter(0)}
        onBlur={hide}
        onClick={() => showAfter(0)}
        onKeyDown={({ key }) => key === "Escape" && hide()}
      >
        <SparkIcon /> Premium
      </button>
      <span role="tooltip" id="premium-tooltip" className="tooltip" data-shown={isShown}>
        Premium features coming soon!
      </span>
    </span>
  );
}
