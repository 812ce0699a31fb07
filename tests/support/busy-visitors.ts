import { randomUUID } from "node:crypto";
import { addMonths, type Month, monthOf } from "@gifthearth/core/ledger";
import { cookieOf, PASSWORD } from "./accounts.ts";
import { type MailFiles, openMailFiles, tokenIn } from "./mail-files.ts";
import type { ServerProcess } from "./server-process.ts";
import type { WriteRecord } from "./write-record.ts";

/** Milliseconds; there are only so many months since 2000. */
const BETWEEN_CLOSES = 180;
const LINK = "https://www.amazon.com/s?k=tea";

/** A server answered, and not as it should. */
class BadAnswer extends Error {
  override readonly name = "BadAnswer";
}

/** Visitors that write one thing after another, each to a server of its own until that is gone or they are stopped. */
export interface BusyVisitors {
  /** Cookies of those that are signed in, and of those that have signed out. */
  readonly signedIn: ReadonlySet<string>;
  readonly signedOut: ReadonlySet<string>;
  /** How many of them went because their server was gone, and not because they were stopped. */
  gaveUp(): number;
  /** Asks no more. */
  stop(): void;
  /** @throws BadAnswer for the first answer that isn't as it should be */
  readonly ended: Promise<void>;
}

/** Between two looks for a mail, milliseconds. */
const LOOK_AGAIN = 20;

interface Surroundings {
  /** One for each visitor. */
  readonly servers: readonly ServerProcess[];
  readonly record: WriteRecord;
}

/** Sends them off. */
export function sendVisitors({ servers, record }: Surroundings): BusyVisitors {
  const [signedIn, signedOut] = [new Set<string>(), new Set<string>()];
  const stopped = new AbortController();
  let gone = 0;
  const visits = servers.map(async (server) => {
    const visit = {
      url: server.url,
      mails: openMailFiles(server),
      record,
      signedIn,
      signedOut,
      stopped: stopped.signal,
    };
    while (!stopped.signal.aborted && (await isServed(() => makeVisit(visit)))) {}
    if (!stopped.signal.aborted) gone += 1;
  });
  return {
    signedIn,
    signedOut,
    gaveUp: () => gone,
    stop: () => stopped.abort(),
    ended: Promise.all(visits).then(() => {}),
  };
}

/** Closes one month after another until the server is gone. @returns the first that may not be closed yet */
export async function closeMonths(
  { url, cookie, record }: { readonly url: string; readonly cookie: string; readonly record: WriteRecord },
  from: Month,
): Promise<Month> {
  let month = from;
  const close = async () => {
    await send(
      url,
      "POST",
      "/api/admin/closes",
      { month, exception: { isEmpty: true, reason: "No programme was joined yet" } },
      cookie,
      200,
    );
    record.add("month closed", "month_closes", { month });
    month = addMonths(month, 1);
  };
  while (month < monthOf(new Date()) && (await isServed(close))) {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_CLOSES));
  }
  return month;
}

/** @returns false when there was no whole answer: the server is gone, and nobody knows what became of it */
async function isServed(act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof BadAnswer) throw error;
    return false;
  }
}

interface Visit {
  readonly url: string;
  readonly mails: MailFiles;
  readonly record: WriteRecord;
  readonly signedIn: Set<string>;
  readonly signedOut: Set<string>;
  readonly stopped: AbortSignal;
}

/** One visitor's hour: events and words without an account, then one with what is kept in it, and out again. */
async function makeVisit(visit: Visit): Promise<void> {
  const { url, record, stopped } = visit;
  const post = (path: string, body: object, cookie?: string) => send(url, "POST", path, body, cookie);
  const name = randomUUID();
  const steps: (() => Promise<void>)[] = [
    async () => {
      const { id } = await post("/api/click-events", { productId: name, affiliateLink: LINK });
      record.add("click", "click_events", { id, product_id: name, affiliate_link: LINK });
    },
    async () => {
      const events = [1, 2, 3].map((place) => ({ eventName: `step_${place}`, eventDetails: { name } }));
      const { ids } = await post("/api/analytics-events", { events });
      for (const [place, id] of ids.entries()) {
        record.add("analytics event", "analytics_events", { id, event_name: `step_${place + 1}` });
      }
    },
    async () => {
      const event = { interactionType: "read", elementId: "notice", details: {} };
      const { id } = await post("/api/user-interactions", event);
      record.add("interaction", "user_interactions", { id, element_id: "notice" });
    },
    async () => {
      const email = `${name}@letters.example`;
      await post("/api/newsletter", { email, frequency: "weekly", consent: true });
      record.add("newsletter sign-up", "newsletter_subscribers", { email, state: "pending" });
    },
    async () => {
      const email = `${name}@words.example`;
      const words = { email, name, isQuickMode: true, quickRating: 4, quickFeedback: name };
      const { id } = await post("/api/feedback", words);
      record.add("feedback", "feedback", { id, email, quick_rating: 4, quick_feedback: name });
    },
    () => stay(visit, name),
  ];
  // A kill may come before anybody gets to the end.
  const inOrder = Math.random() < 0.5 ? steps : steps.toReversed();
  for (const step of inOrder) if (!stopped.aborted) await step();
}

async function stay({ url, mails, record, signedIn, signedOut }: Visit, name: string): Promise<void> {
  const email = `${name}@visitors.example`;
  const form = { email, password: PASSWORD, confirmPassword: PASSWORD, username: "first" };
  await send(url, "POST", "/api/auth/sign-up", form, "", 202);
  const forgetSignUp = record.add("sign-up", "pending_accounts", { email });
  let token = "";
  while (token === "") {
    // Fails when the server is gone, and with it the mail.
    await fetch(`${url}/healthz`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    token = tokenIn((await mails.to(email))[0], "/auth/finish");
  }
  forgetSignUp();
  const finished = { token, password: PASSWORD };
  const { user, cookie } = await send(url, "POST", "/api/auth/sign-up/finish", finished);
  record.add("account", "users", { id: user.id, email });
  const forgetName = record.add("profile", "profiles", { id: user.id, username: "first" });
  signedIn.add(cookie);
  const post = (path: string, body: object) => send(url, "POST", path, body, cookie);

  const idea = { title: name, description: "Tea", priceRange: "$5-$9", affiliateUrl: LINK };
  const saved = await post("/api/saved-gift-ideas", idea);
  const forgetIdea = record.add("saved idea", "saved_gift_ideas", {
    id: saved.id,
    title: name,
    user_id: user.id,
  });
  const second = await post("/api/saved-gift-ideas", { ...idea, title: "Kept" });
  record.add("saved idea", "saved_gift_ideas", { id: second.id, title: "Kept", user_id: user.id });
  const query = { occasion: "Birthday", interests: ["tea"], budgetMin: 5, budgetMax: 35.5 };
  const { id: queryId } = await post("/api/saved-gift-queries", query);
  record.add("saved search", "saved_gift_queries", { id: queryId, budget_max: 35.5, user_id: user.id });
  const partner = await post("/api/partners", { name, website: "https://blog.example", kind: "blog" });
  record.add("partner", "partners", { id: partner.id, name });

  // What is on its way to be changed may be found either way.
  forgetName();
  await send(url, "PATCH", "/api/profile", { username: "second" }, cookie, 200);
  record.add("profile", "profiles", { id: user.id, username: "second" });
  forgetIdea();
  await send(url, "DELETE", `/api/saved-gift-ideas/${saved.id}`, undefined, cookie, 204);
  record.add("deletion", "saved_gift_ideas", { id: saved.id }, false);
  if (Math.random() < 0.5) return;
  signedIn.delete(cookie);
  await send(url, "POST", "/api/auth/sign-out", {}, cookie, 204);
  signedOut.add(cookie);
}

/** Reads the whole answer: until then nothing is acknowledged. */
async function send(
  url: string,
  method: string,
  path: string,
  body: object | undefined,
  cookie = "",
  expected = 201,
  // biome-ignore lint/suspicious/noExplicitAny: replies of many routes, which other tests check.
): Promise<any> {
  const response = await fetch(url + path, {
    method,
    headers: { ...(body && { "Content-Type": "application/json" }), ...(cookie && { Cookie: cookie }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== expected) {
    throw new BadAnswer(`${method} ${path} answered ${response.status}: ${text}`);
  }
  return { ...(text && JSON.parse(text)), cookie: cookieOf(response) };
}
