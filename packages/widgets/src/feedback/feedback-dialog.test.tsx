// @vitest-environment happy-dom
import { EMPTY_FEEDBACK } from "@gifthearth/core/feedback";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HostProvider, type WidgetHost } from "../host.ts";
import { FeedbackDialog } from "./feedback-dialog.tsx";

const FILLED = { name: "Ann", email: "ann@example.org", overallRating: 4 };

let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
});

afterEach(() => act(async () => root.unmount()));

/** The dialog, filled in, and sent to an API that answers so. */
async function send(answer: () => Promise<Response>, notify: WidgetHost["notify"] = () => {}) {
  const track = vi.fn();
  const host: WidgetHost = {
    memory: null,
    reload: () => {},
    api: { baseUrl: "", fetch: answer },
    country: null,
    siteUrl: "",
    utmSource: "test",
    notify,
    track,
  };
  const draft = { current: { ...EMPTY_FEEDBACK, ...FILLED } };
  await act(async () =>
    root.render(
      <HostProvider value={host}>
        <FeedbackDialog charityShare={0.5} draft={draft} onClose={() => {}} />
      </HostProvider>,
    ),
  );
  await act(async () => {
    document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });
  return { track, said: document.querySelector("[role=alert]")?.textContent };
}

const refusal = (status: number, code: string, message: string) => async () =>
  Response.json({ error: { code, message, requestId: "1" } }, { status });

test.each([
  [403, "forbidden", "Permission denied. Please check if you are logged in."],
  [400, "invalid_request", "Missing required fields. Please fill in all required information."],
  [503, "unavailable", "Failed to submit feedback. Please try again later."],
])("what the API refuses with %i is said, and reported as failed", async (status, code, message) => {
  const { said, track } = await send(refusal(status, code, message));
  expect(said).toBe(message);
  expect(track).toHaveBeenCalledWith("submission_failed", { form_name: "feedback_form", error_type: code });
});

test("what goes wrong on our side is told in our words, not the server's", async () => {
  const { said } = await send(refusal(500, "internal", "Something broke inside"));
  expect(said).toBe("Failed to submit feedback. Please try again later.");
});

test("a lost connection is unexpected", async () => {
  const { said } = await send(() => Promise.reject(new TypeError("no network")));
  expect(said).toBe("An unexpected error occurred. Please try again.");
});

test("what fails after it was stored is an error of the whole", async () => {
  const { said, track } = await send(refusal(201, "", ""), () => {
    throw new Error("no toasts");
  });
  expect(said).toBe("Something went wrong Please try again later or contact support if the issue persists.");
  expect(track).toHaveBeenCalledWith("submission_failed", {
    form_name: "feedback_form",
    error_type: "exception",
  });
});
