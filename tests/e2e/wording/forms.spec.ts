import type { Page } from "../fixtures.ts";
import { CUT, cut, slow, testWording } from "./wording.ts";

const NEWSLETTER = "**/api/newsletter";
const FEEDBACK = "**/api/feedback";

let people = 0;
const newEmail = () => `forms-${process.pid}-${people++}@example.org`;

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto("/newsletter");
  const block = page.getByRole("region", { name: "Join Our Newsletter" });
  await block.getByRole("textbox", { name: "Email" }).fill(email);
  await block.getByRole("checkbox").check();
  await block.getByRole("button", { name: "Subscribe" }).click();
}

async function openFeedback(page: Page) {
  await page.goto("/");
  await page.getByRole("button", { name: "Feedback", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const submit = dialog.getByRole("button", { name: "Submit Feedback" });
  const fill = (name: string, text: string) => dialog.getByRole("textbox", { name, exact: true }).fill(text);
  const rate = (name: string) => dialog.getByRole("radiogroup", { name }).getByRole("radio").nth(3).check();
  return { dialog, submit, fill, rate };
}

async function sendFeedback(page: Page): Promise<void> {
  const { submit, fill, rate } = await openFeedback(page);
  await fill("Email", "robin@example.org");
  await fill("Name", "Robin");
  await rate("Overall Experience");
  await submit.click();
}

const refusing = (url: string, status: number, code: string, message: string) => async (page: Page) => {
  await page.route(url, (route) =>
    route.fulfill({ status, json: { error: { code, message, requestId: "1" } } }),
  );
};

testWording("the newsletter's form", [
  {
    where: "newsletter",
    show: (page) => page.goto("/newsletter"),
    says: ["First name", "Email", "Weekly", "Bi-weekly", "Monthly", "Subscribe"],
  },
  {
    where: "newsletter without an address",
    show: (page) => subscribe(page, ""),
    says: ["Please enter your email address"],
  },
  {
    where: "newsletter, asked for",
    show: (page) => subscribe(page, newEmail()),
    says: ["Thanks for subscribing!", "Welcome to the community!"],
  },
  {
    where: "newsletter that this browser has already",
    show: async (page) => {
      await refusing(NEWSLETTER, 409, "conflict", "Already subscribed")(page);
      await subscribe(page, newEmail());
    },
    errors: [/status of 409/],
    says: ["You're already subscribed!", "This email is already receiving our newsletter."],
  },
  {
    where: "newsletter without a connection",
    show: async (page) => {
      await cut(page, NEWSLETTER);
      await subscribe(page, newEmail());
    },
    errors: CUT,
    says: ["Connection error", "Please check your internet connection and try again."],
  },
  {
    where: "newsletter that can't be written down",
    show: async (page) => {
      await refusing(NEWSLETTER, 503, "unavailable", "Out of order.")(page);
      await subscribe(page, newEmail());
    },
    errors: [/status of 503/],
    says: ["Something went wrong", "Please try again later or contact support."],
  },
]);

testWording("the feedback dialog", [
  {
    where: "feedback dialog",
    show: openFeedback,
    says: [
      ...["Overall Experience", "Gift Recommendations Accuracy", "Ease of Use", "50% Donation Model Appeal"],
      ...["Definitely", "Probably", "Maybe", "Probably not", "Definitely not", "Yes", "No"],
      "Cancel",
    ],
  },
  {
    where: "feedback, what is missing in its order",
    show: async (page) => {
      const { dialog, submit, fill, rate } = await openFeedback(page);
      await submit.click();
      await dialog.getByText("Please enter a valid email address").waitFor();
      await fill("Email", "robin@example.org");
      await submit.click();
      await dialog.getByText("Please enter your name").waitFor();
      await fill("Name", "Robin");
      await submit.click();
      await dialog.getByText("Please provide an overall rating").waitFor();
      await dialog.getByRole("switch", { name: "Quick mode" }).check();
      await submit.click();
      await dialog.getByText("Please provide a rating", { exact: true }).waitFor();
      await rate("Rating");
      await submit.click();
    },
    says: [
      "Please enter a valid email address",
      "Please enter your name",
      "Please provide an overall rating",
      "Please provide a rating",
      "Please share your thoughts in the feedback field",
    ],
  },
  {
    where: "feedback, sent",
    show: async (page) => {
      await slow(page, FEEDBACK, ["Submitting..."]);
      await sendFeedback(page);
    },
    says: [
      "Submitting...",
      "Thank you for your feedback!",
      "Your insights help us improve our gift-finding service.",
    ],
  },
  {
    where: "feedback that isn't allowed",
    show: async (page) => {
      await refusing(
        FEEDBACK,
        403,
        "forbidden",
        "Permission denied. Please check if you are logged in.",
      )(page);
      await sendFeedback(page);
    },
    errors: [/status of 403/],
    says: ["Permission denied. Please check if you are logged in."],
  },
  {
    where: "feedback that lacks something",
    show: async (page) => {
      const message = "Missing required fields. Please fill in all required information.";
      await refusing(FEEDBACK, 400, "invalid_request", message)(page);
      await sendFeedback(page);
    },
    errors: [/status of 400/],
    says: ["Missing required fields. Please fill in all required information."],
  },
  {
    where: "feedback that can't be written down",
    show: async (page) => {
      await refusing(
        FEEDBACK,
        503,
        "unavailable",
        "Failed to submit feedback. Please try again later.",
      )(page);
      await sendFeedback(page);
    },
    errors: [/status of 503/],
    says: ["Failed to submit feedback. Please try again later."],
  },
  {
    where: "feedback without a connection",
    show: async (page) => {
      await cut(page, FEEDBACK);
      await sendFeedback(page);
    },
    errors: CUT,
    says: ["An unexpected error occurred. Please try again."],
  },
]);
