import { useOpenFeedback } from "./open-feedback.ts";

/** Asks for feedback where somebody has just seen results. */
export function FeedbackPrompt() {
  const open = useOpenFeedback();
  return (
    <p className="feedback-prompt">
      How did we do?{" "}
      <button type="button" className="link-button" aria-haspopup="dialog" data-open-feedback onClick={open}>
        Share your feedback
      </button>
    </p>
  );
}
