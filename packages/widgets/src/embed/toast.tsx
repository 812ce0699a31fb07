import { useEffect } from "react";
import type { Notice } from "../host.ts";

/** How long a message stays, milliseconds (specification, section 9, toasts). */
const DISPLAY_TIME = 4000;

interface ToastProps {
  readonly notice: Notice | null;
  readonly onDone: () => void;
}

/** The latest message, read out politely. */
export function Toast({ notice, onDone }: ToastProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message, not a new handler, starts the time anew
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(onDone, DISPLAY_TIME);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div className="gh gh-toasts" role="status">
      {notice && (
        <p className="gh-toast">
          {notice.text} {notice.description}
        </p>
      )}
    </div>
  );
}
