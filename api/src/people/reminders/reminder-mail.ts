import { formatBudget } from "@gifthearth/core";
import type { Preferences, Recipient } from "@gifthearth/core/contract";
import type { Mail } from "../mail/mailer.ts";
import { oneClickHeaders } from "../mail/one-click.ts";

/** An idea as a mail names it. */
export interface ReadyIdea {
  readonly title: string;
  readonly priceRange: string;
  /** Of its page on our site. */
  readonly path: string;
}

interface ReminderMailParts {
  readonly to: string;
  readonly person: Recipient;
  readonly days: readonly { readonly name: string }[];
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly daysLeft: number;
  readonly ideas: readonly ReadyIdea[];
  readonly preferences: Preferences;
  readonly publicUrl: string;
  /** Of the link to get no more. */
  readonly token: string;
  /** Milliseconds. */
  readonly usefulFor: number;
}

/** Names of days that tell nobody anything; any other may be of health or faith, and is in no subject. */
const PLAIN_DAYS = ["birthday", "anniversary", "wedding anniversary", "graduation"];

/**
 * Tells of a person's day, with ideas. Its links lead to our own site alone: programmes allow none in mails. A subject
 * is read by whoever looks at a telephone, so it says no more than who and when.
 */
export function reminderMail(parts: ReminderMailParts): Mail {
  const { to, person, days, date, daysLeft, ideas, preferences, publicUrl, token, usefulFor } = parts;
  const name = oneLine(person.name);
  const when = `${WEEKDAY.format(Date.parse(date))} (${inWords(daysLeft)})`;
  const dayNames = [...new Set(days.map((day) => oneLine(day.name)))];
  const [only = ""] = dayNames.map((day) => day.toLowerCase());
  const said = dayNames.length === 1 && PLAIN_DAYS.includes(only) ? only : "day";
  const unsubscribeLink = `${publicUrl}/reminders/unsubscribe?token=${token}`;
  const timeZone = preferences.timeZone ?? "UTC";
  const text = `${name}: ${dayNames.join(", ")} on ${when}.

${ideasInWords(name, person, ideas, publicUrl)}
All that you know of ${name}, and a search for more ideas:
${publicUrl}/people/${person.id}

--
You asked to be reminded of ${name}’s days. To get no more of these mails, about ${name} or at all:
${unsubscribeLink}
When they come, and in which time zone (now ${timeZone}):
${publicUrl}/profile?tab=notifications
`;
  return {
    to,
    subject: `${name}’s ${said} is on ${DATE.format(Date.parse(date))}`,
    text,
    headers: oneClickHeaders(unsubscribeLink),
    usefulFor,
  };
}

const WEEKDAY = new Intl.DateTimeFormat("en-US", {
  ...{ weekday: "long", month: "long", day: "numeric", timeZone: "UTC" },
});
const DATE = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

function ideasInWords(
  name: string,
  { budgetMin, budgetMax }: Recipient,
  ideas: readonly ReadyIdea[],
  publicUrl: string,
): string {
  if (ideas.length === 0) return "";
  const budget = budgetMin !== null && budgetMax !== null ? `, ${formatBudget(budgetMin, budgetMax)}` : "";
  const lines = ideas.map(
    ({ title, priceRange, path }) => `- ${title} (${priceRange})\n  ${publicUrl}${path}\n`,
  );
  return `Ideas for ${name}${budget}:\n\n${lines.join("")}`;
}

function inWords(daysLeft: number): string {
  if (daysLeft === 0) return "today";
  if (daysLeft === 1) return "tomorrow";
  return daysLeft === 14 ? "in two weeks" : `in ${daysLeft} days`;
}

/** As it was written, on one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
