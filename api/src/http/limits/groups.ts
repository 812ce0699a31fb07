/** So many in so many seconds. */
export interface Window {
  readonly attempts: number;
  readonly seconds: number;
}

/**
 * By what a limit counts:
 * - `network`: the visitor's address, of IPv6 its first 64 bits; so many times as often, the wider networks it is in
 * - `account`: the user who is signed in
 * - `partner`: the partner whose widget asks
 * - `inbox`: the mailbox a mail would go to, however it is written
 * - `login`: the address that somebody signs in with
 * - `network and login`: the two together
 * - `platform`: the donation platform that signed the request
 */
export type By = "network" | "account" | "partner" | "inbox" | "login" | "network and login" | "platform";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const within = (attempts: number, seconds: number): Window => ({ attempts, seconds });

/**
 * The limits of each group of routes. Every one of them must leave room for an office or a school behind one
 * address; what an AI's answers may cost is limited in money besides (`AI_DAILY_LIMIT_USD`), and by the hour for
 * each partner (`PARTNER_HOURLY_LIMIT`).
 */
export const LIMITS = {
  "sign-in": {
    network: [within(50, 15 * MINUTE)],
    "network and login": [within(10, 15 * MINUTE)],
    login: [within(100, 15 * MINUTE)],
  },
  /** For accounts that many try at once: an owner still gets in from a network that isn't among them. */
  "besieged sign-in": { "network and login": [within(3, HOUR)] },
  /** By the inbox apart from other mails with a link: sign-ups by strangers must not keep an owner from a new password. */
  "sign-up": { network: [within(20, HOUR)], inbox: [within(10, HOUR)] },
  /** Using its mailed link, with the password. */
  "new account": { network: [within(50, 15 * MINUTE)], login: [within(10, 15 * MINUTE)] },
  "sign-out": { network: [within(300, 15 * MINUTE)] },
  /** Asking for a mail with a link. */
  "mailed link": { network: [within(20, HOUR)], inbox: [within(5, HOUR)] },
  /** Mails that tell of a change; those over it are left out. */
  notice: { inbox: [within(10, HOUR)] },
  /** Using a mailed link. */
  link: { network: [within(50, 15 * MINUTE)] },
  /** What asks for the password once more. */
  password: { network: [within(50, 15 * MINUTE)], account: [within(10, 15 * MINUTE)] },
  /** What users change of their own. */
  account: { network: [within(900, 15 * MINUTE)], account: [within(300, 15 * MINUTE)] },
  /** What is ended stays in the database. */
  "new partner": { network: [within(60, HOUR)], account: [within(30, HOUR)] },
  /** A page for friends, at a secret address. */
  "new shared list": { network: [within(30, HOUR)], account: [within(30, HOUR)] },
  /** What friends say on one by their names alone; also ending it. */
  "shared list": { network: [within(120, 10 * MINUTE)], account: [within(120, 10 * MINUTE)] },
  newsletter: { network: [within(20, HOUR)], inbox: [within(3, 24 * HOUR)] },
  /** Mail providers do this for many people from few addresses. */
  unsubscribe: { network: [within(900, 15 * MINUTE)] },
  feedback: { network: [within(20, HOUR)], account: [within(20, HOUR)] },
  /** Each event of a batch counts. */
  events: {
    network: [within(1_200, 10 * MINUTE)],
    account: [within(600, 10 * MINUTE)],
    partner: [within(30_000, 10 * MINUTE)],
  },
  /** What the catalogue or an AI answers. */
  search: {
    network: [within(120, MINUTE), within(600, HOUR)],
    account: [within(60, MINUTE), within(300, HOUR)],
  },
  /** Words for a card, three at a time. */
  card: {
    network: [within(60, MINUTE), within(300, HOUR)],
    account: [within(30, MINUTE), within(150, HOUR)],
  },
  /** Messages of the Model Context Protocol; what a tool asks is counted as well, as a search is. */
  assistant: { network: [within(600, MINUTE), within(6_000, HOUR)] },
  chat: {
    network: [within(60, MINUTE), within(600, HOUR)],
    account: [within(30, MINUTE), within(300, HOUR)],
  },
  "new chat": { network: [within(300, HOUR)], account: [within(120, HOUR)] },
  /** An admin's own questions to the AI. */
  "ai-provider": { network: [within(60, 10 * MINUTE)], account: [within(30, 10 * MINUTE)] },
  admin: { network: [within(900, 15 * MINUTE)], account: [within(300, 15 * MINUTE)] },
  /** Each delivery has the platform asked; what is left out, the schedule finds. */
  webhook: { network: [within(600, MINUTE)], platform: [within(60, MINUTE)] },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<By, readonly Window[]>>>>>;

export type LimitGroup = keyof typeof LIMITS;

/** What a group counts by. */
export type ByOf<Group extends LimitGroup> = keyof (typeof LIMITS)[Group] & By;

/** The groups that count by something. */
type GroupBy<Key extends By> = {
  [Group in LimitGroup]: Key extends ByOf<Group> ? Group : never;
}[LimitGroup];

/** What a route may declare as its limit: whoever asks comes from a network. */
export type RouteGroup = GroupBy<"network">;

/** Whether a group counts by the account, too. */
export function isByAccount(group: LimitGroup): group is GroupBy<"account"> {
  return "account" in LIMITS[group];
}

/** A group's limits, in the order in which they are counted. */
export function windowsOf(group: LimitGroup): readonly (readonly [By, Window])[] {
  const limits: Readonly<Partial<Record<By, readonly Window[]>>> = LIMITS[group];
  return (Object.entries(limits) as [By, readonly Window[]][]).flatMap(([by, windows]) =>
    windows.map((window): readonly [By, Window] => [by, window]),
  );
}
