import type { Page } from "../fixtures.ts";
import { CUT, cut, open, testWording } from "./wording.ts";

const NEWSLETTER = "**/api/newsletter";
const FEEDBACK = "**/api/feedback";

const ADDRESS = "robin@example.org";

/** Has a route refuse, as the API does. */
async function refuse(page: Page, url: string, status: number, code: string, message: string): Promise<void> {
  const json = { error: { code, message, requestId: "1" } };
  await page.route(url, (route) => route.fulfill({ status, json }));
}

async function subscribe(page: Page): Promise<void> {
  await page.goto("/newsletter");
  await page.getByRole("textbox", { name: "Email" }).fill(ADDRESS);
  await page.getByRole("checkbox", { name: /^Yes, send me/ }).check();
  await page.getByRole("button", { name: "Subscribe" }).click();
}

const field = (page: Page, name: string) => page.getByRole("dialog").getByRole("textbox", { name });

/** Opens the feedback dialog, and fills in who says it. */
async function openFeedback(page: Page, who = { Email: ADDRESS, Name: "Robin" }): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Feedback", exact: true }).click();
  for (const [name, value] of Object.entries(who)) await field(page, name).fill(value);
}

const submit = (page: Page) => page.getByRole("button", { name: "Submit Feedback" }).click();

async function sendFeedback(page: Page): Promise<void> {
  await openFeedback(page);
  await page.getByRole("radio", { name: "4 stars" }).first().check();
  await submit(page);
}

testWording([
  {
    where: "newsletter, sent empty",
    show: async (page) => {
      await page.goto("/newsletter");
      await page.getByRole("button", { name: "Subscribe" }).click();
    },
    says: ["Weekly", "Bi-weekly", "Monthly", "Please enter your email address"],
  },
  {
    where: "newsletter, asked for",
    show: subscribe,
    says: ["Thanks for subscribing!", "Welcome to the community!"],
  },
  {
    where: "newsletter of who is subscribed already",
    show: async (page) => {
      await refuse(page, NEWSLETTER, 409, "conflict", "You're already subscribed!");
      await subscribe(page);
    },
    errors: [/status of 409/],
    says: ["You're already subscribed!", "This email is already receiving our newsletter."],
  },
  {
    where: "newsletter that fails",
    show: async (page) => {
      await refuse(page, NEWSLETTER, 500, "internal", "Something broke");
      await subscribe(page);
    },
    errors: [/status of 500/],
    says: ["Something went wrong", "Please try again later or contact support."],
  },
  {
    where: "newsletter without a connection",
    show: async (page) => {
      await cut(page, NEWSLETTER);
      await subscribe(page);
    },
    errors: CUT,
    says: ["Connection error", "Please check your internet connection and try again."],
  },
  {
    where: "feedback, its fields",
    show: (page) => openFeedback(page),
    says: [
      ...["Overall Experience", "Gift Recommendations Accuracy", "Ease of Use", "50% Donation Model Appeal"],
      ...["Definitely", "Probably", "Maybe", "Probably not", "Definitely not", "Yes", "No"],
    ],
  },
  {
    where: "feedback, sent empty, then without a name, then without a rating",
    show: async (page) => {
      await openFeedback(page, { Email: "", Name: "" });
      await submit(page);
      await page.getByText("Please enter a valid email address").waitFor();
      await field(page, "Email").fill(ADDRESS);
      await submit(page);
      await page.getByText("Please enter your name").waitFor();
      await field(page, "Name").fill("Robin");
      await submit(page);
    },
    says: [
      "Please enter a valid email address",
      "Please enter your name",
      "Please provide an overall rating",
    ],
  },
  {
    where: "quick feedback without a rating, then without words",
    show: async (page) => {
      await openFeedback(page);
      await page.getByRole("switch", { name: "Quick mode" }).check();
      await submit(page);
      await page.getByText("Please provide a rating").waitFor();
      await page.getByRole("radio", { name: "4 stars" }).check();
      await submit(page);
    },
    says: ["Please provide a rating", "Please share your thoughts in the feedback field"],
  },
  {
    where: "feedback that was sent",
    show: sendFeedback,
    says: ["Thank you for your feedback!", "Your insights help us improve our gift-finding service."],
  },
  ...(
    [
      [403, "forbidden", "Permission denied. Please check if you are logged in."],
      [400, "invalid_request", "Missing required fields. Please fill in all required information."],
      [503, "unavailable", "Failed to submit feedback. Please try again later."],
    ] as const
  ).map(([status, code, message]) => ({
    where: `feedback that is refused with ${status}`,
    show: async (page: Page) => {
      await refuse(page, FEEDBACK, status, code, message);
      await sendFeedback(page);
    },
    errors: [new RegExp(`status of ${status}`)],
    says: [message],
  })),
  {
    where: "feedback without a connection",
    show: async (page) => {
      await cut(page, FEEDBACK);
      await sendFeedback(page);
    },
    errors: CUT,
    says: ["An unexpected error occurred. Please try again."],
  },
  {
    where: "newsletter, its link no longer good",
    show: open("/newsletter/confirm?outcome=failed"),
    says: ["Confirm Newsletter | GiftHearth", "This link is no longer good. Please sign up again."],
  },
]);
