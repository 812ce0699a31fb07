import { ApiError, sendFeedback } from "@gifthearth/client";
import type { FeedbackRequest } from "@gifthearth/core/contract";
import {
  EMPTY_FEEDBACK,
  FEEDBACK_REPLIES,
  type FeedbackForm,
  type FeedbackProblem,
  feedbackProblem,
} from "@gifthearth/core/feedback";
import { useEffect, useState } from "react";
import { useHost } from "../host.ts";

/** How long the thanks stay at the top of the page, milliseconds. */
const THANKS_TIME = 5_000;

const FORM_NAME = "feedback_form";

/** Keeps what is typed while the dialog is closed; null when there is nothing. */
export interface FeedbackDraft {
  current: FeedbackForm | null;
}

/** Why it could not be sent. */
interface Failure {
  readonly text: string;
  readonly description?: string;
}

export interface FeedbackFormState {
  readonly form: FeedbackForm;
  readonly phase: "editing" | "submitting" | "sent";
  /** What is wrong with a field; null when nothing is. */
  readonly problem: FeedbackProblem | null;
  readonly failure: Failure | null;
  readonly change: (change: Partial<FeedbackForm>) => void;
  /** @returns the field that is wrong, once that is known; null when none is */
  readonly submit: () => Promise<FeedbackProblem | null>;
}

/** What is filled in, its checking and its sending. */
export function useFeedbackForm(draft: FeedbackDraft): FeedbackFormState {
  const { api, user, notify, track } = useHost();
  const [form, setForm] = useState<FeedbackForm>(
    () => draft.current ?? { ...EMPTY_FEEDBACK, name: user?.name ?? "", email: user?.email ?? "" },
  );
  const [phase, setPhase] = useState<FeedbackFormState["phase"]>("editing");
  const [problem, setProblem] = useState<FeedbackProblem | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    draft.current = phase === "sent" ? null : form;
  }, [draft, form, phase]);

  function change(changed: Partial<FeedbackForm>): void {
    setForm((before) => ({ ...before, ...changed }));
    // What was wrong with it was of the value before.
    if (problem && problem.field in changed) setProblem(null);
  }

  function fail(error: unknown, reason: Failure): void {
    setPhase("editing");
    setFailure(reason);
    track?.("submission_failed", { form_name: FORM_NAME, error_type: errorType(error) });
  }

  async function submit(): Promise<FeedbackProblem | null> {
    if (phase !== "editing") return null;
    const wrong = feedbackProblem(form);
    setProblem(wrong);
    setFailure(null);
    if (wrong) return wrong;
    setPhase("submitting");
    try {
      await sendFeedback(api, form as FeedbackRequest);
    } catch (error) {
      fail(error, { text: reasonOf(error) });
      return null;
    }
    try {
      const { thanks: text, thanksMore: description } = FEEDBACK_REPLIES;
      notify({ kind: "success", text, description, duration: THANKS_TIME });
      track?.("form_submission_success", { form_name: FORM_NAME });
      setPhase("sent");
    } catch (error) {
      fail(error, { text: FEEDBACK_REPLIES.wrong, description: FEEDBACK_REPLIES.wrongMore });
    }
    return null;
  }

  return { form, phase, problem, failure, change, submit };
}

/** What the API says no for, else that something happened that nobody expected. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return FEEDBACK_REPLIES.unexpected;
  return error.status < 500 ? error.message : FEEDBACK_REPLIES.failed;
}

function errorType(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  return error instanceof TypeError ? "network" : "exception";
}
