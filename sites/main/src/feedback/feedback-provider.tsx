import { useHost } from "@gifthearth/widgets";
import type { FeedbackDialogProps } from "@gifthearth/widgets/feedback";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useHydrated } from "../account/use-hydrated.ts";
import { useCharityShare } from "../site-data.ts";
import { OpenFeedbackProvider } from "./open-feedback.ts";

/** What is typed outlives the dialog, and the page that it was opened on. */
type Draft = FeedbackDialogProps["draft"];

/** Gives the pages their feedback dialog, and the button that opens it, which floats where there is room. */
export function FeedbackProvider({ children }: { readonly children: ReactNode }) {
  const { user, notify } = useHost();
  const charityShare = useCharityShare();
  const isLive = useHydrated();
  const [Dialog, setDialog] = useState<ComponentType<FeedbackDialogProps> | null>(null);
  const draft: Draft = useRef(null);
  const email = user?.email;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what one user has typed is none of the next one's
  useEffect(() => {
    draft.current = null;
  }, [email]);

  async function open(): Promise<void> {
    try {
      const { FeedbackDialog } = await import("@gifthearth/widgets/feedback");
      setDialog(() => FeedbackDialog);
    } catch {
      notify({ kind: "error", text: "The feedback form can't be loaded right now. Please try again." });
    }
  }

  return (
    <OpenFeedbackProvider value={() => void open()}>
      {children}
      {isLive && (
        <div className="feedback-place">
          <button
            type="button"
            className="feedback-button"
            aria-haspopup="dialog"
            data-open-feedback
            onClick={() => void open()}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M3 4.5h14v9H9l-3.5 3v-3H3Z" />
            </svg>
            Feedback
          </button>
        </div>
      )}
      {Dialog && <Dialog charityShare={charityShare} draft={draft} onClose={() => setDialog(null)} />}
    </OpenFeedbackProvider>
  );
}
