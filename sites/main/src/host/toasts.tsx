import type { Notice } from "@gifthearth/widgets";
import { type CSSProperties, useEffect } from "react";
import { Toaster, toast } from "sonner";

/** How long a message stays, milliseconds (specification, section 9). */
const DISPLAY_TIME = 4000;

/** Below the header, so that a message hides no link. */
const BELOW_HEADER = { top: 104 };

const COLOURS = {
  "--normal-bg": "var(--gh-surface)",
  "--normal-border": "var(--gh-line)",
  "--normal-text": "var(--gh-ink)",
  "--border-radius": "var(--gh-radius)",
} as CSSProperties;

/** Shows the latest message at the top, one at a time (specification, section 2; section 9, toast limit). */
export default function Toasts({ notice }: { readonly notice: Notice }) {
  useEffect(() => {
    toast.dismiss();
    toast[notice.kind](notice.text, { description: notice.description });
  }, [notice]);
  return (
    <Toaster
      position="top-center"
      offset={BELOW_HEADER}
      mobileOffset={BELOW_HEADER}
      visibleToasts={1}
      duration={DISPLAY_TIME}
      style={COLOURS}
    />
  );
}
