import { createHmac } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payDue } from "../../api/src/money/payout/pay.ts";
import { createPledgePlatform } from "../../api/src/money/payout/pledge.ts";
import { reconcile } from "../../api/src/money/payout/reconcile.ts";
import { createTestApp } from "../support/app.ts";
import { OPENERS } from "../support/databases.ts";
import { type DonationServer, PLEDGE_KEY, startPledgeServer } from "../support/donation-server.ts";
import { calculate, createTestClock, payoutsOn, statusOf, storyOf } from "../support/payouts.ts";

const SECRET = "the-secret-of-the-webhook";
const DAY = 86_400_000;

/** What may become of a donation at the platform, and how it then ends with us. */
const COURSES = [
  { words: ["pending"], end: "submitted" },
  { words: ["pending", "processed"], end: "complete" },
  { words: ["pending", "declined"], end: "failed" },
  { words: ["pending", "authorized", "processed", "refunded"], end: "failed" },
] as const;

const STORIES: Readonly<Record<string, readonly string[]>> = {
  submitted: ["submitted"],
  complete: ["submitted complete"],
  failed: ["submitted failed", "submitted complete reversed"],
};

type Step =
  | { readonly kind: "move" }
  | { readonly kind: "poll" }
  | { readonly kind: "webhook"; readonly claim: string; readonly times: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant({ kind: "move" } as const),
  fc.constant({ kind: "poll" } as const),
  fc.record({
    kind: fc.constant("webhook" as const),
    // Few different ones, so that many are replays, and each claims what it likes.
    claim: fc.constantFrom("pending", "processed", "refunded", "declined"),
    times: fc.integer({ min: 1, max: 3 }),
  }),
);

describe.each(Object.entries(OPENERS))("Webhooks and polls on %s", (_, open) => {
  let server: DonationServer;
  beforeAll(async () => {
    server = await startPledgeServer();
  });
  afterAll(() => server.close());

  it("in any order and however often end in the state that the platform's donation ends in", async () => {
    const property = fc.asyncProperty(fc.constantFrom(...COURSES), fc.array(step), async (course, steps) => {
      const { db, discard } = await open();
      try {
        server.donations.length = 0;
        const clock = createTestClock();
        const donor = { email: "giving@example.org", firstName: "Gift", lastName: "Hearth" };
        const keys = { apiKey: PLEDGE_KEY, webhookSecret: SECRET, donor };
        const pledge = createPledgePlatform({ ...keys, baseUrl: server.baseUrl });
        const payouts = payoutsOn(db, { clock, platforms: { pledge } });
        const app = createTestApp(db, { platforms: payouts.platforms, clock });
        await calculate(db, [{ id: "a", platform: "pledge", platformIds: { pledge: "org-1" } }]);
        await payDue(payouts, "schedule");

        let at = 0;
        const move = () => {
          at = Math.min(at + 1, course.words.length - 1);
          for (const donation of server.donations) donation.status = course.words[at] ?? "";
        };
        const deliver = (claim: string) => {
          const body = JSON.stringify({ data: { id: "d_1", status: claim } });
          const signature = createHmac("sha256", SECRET).update(body).digest("base64");
          return app.post("/api/webhooks/donations/pledge", body, { "Pledgeling-Signature": signature });
        };
        for (const todo of steps) {
          if (todo.kind === "move") move();
          else if (todo.kind === "poll") await reconcile(payouts);
          else {
            const replies = await Promise.all(Array.from({ length: todo.times }, () => deliver(todo.claim)));
            expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
          }
        }
        while (at < course.words.length - 1) move();
        clock.advance(2 * DAY);
        await reconcile(payouts);

        expect(await statusOf(db, "a")).toBe(course.end);
        expect(STORIES[course.end]).toContain((await storyOf(db, "a")).join(" "));
        expect(server.donations).toHaveLength(1);
      } finally {
        await discard();
      }
    });
    await fc.assert(property, { numRuns: 25 });
  }, 120_000);
});
