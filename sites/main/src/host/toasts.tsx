import type { Notice } from "@gifthearth/widgets";
import { type CSSProperties, useEffect } from "react";
import { Link } from "react-router";
import { Toaster, toast } from "sonner";

/** How long a message stays, milliseconds. */
const DISPLAY_TIME = 4000;

/** Likewise for one with something to press, which has to be reached. */
const ACTION_TIME = 10_000;

/** Above the line that sticks to the end of the window while ideas are compared; no heading is ever there. */
const ABOVE_TRAY = { bottom: 96 };

const COLOURS = {
  "--normal-bg": "var(--gh-surface)",
  "--normal-border": "var(--gh-line)",
  "--normal-text": "var(--gh-ink)",
  "--border-radius": "var(--gh-radius)",
} as CSSProperties;

/** A widget's message, or that something is being waited for. */
export type SiteNotice = Omit<Notice, "kind"> & { readonly kind: Notice["kind"] | "loading" };

export interface ToastsProps {
  /** Null takes down the one that shows. */
  readonly notice: SiteNotice | null;
}

/** Shows the latest message, one at a time. */
export default function Toasts({ notice }: ToastsProps) {
  useEffect(() => {
    toast.dismiss();
    if (!notice) return;
    const { kind, text, description, action, duration = action ? ACTION_TIME : DISPLAY_TIME } = notice;
    toast[kind](text, {
      description,
      duration,
      action: action && (
        <Link className="gh-button toast-action" to={action.href} onClick={() => toast.dismiss()}>
          {action.label}
        </Link>
      ),
    });
  }, [notice]);
  return (
    <Toaster
      position="bottom-left"
      offset={ABOVE_TRAY}
      mobileOffset={ABOVE_TRAY}
      visibleToasts={1}
      style={COLOURS}
    />
  );
}
