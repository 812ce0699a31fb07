import { createHash } from "node:crypto";
import { ApiError } from "../../http/api-error.ts";
import { isId } from "../../http/path-id.ts";
import type { PayoutDependencies } from "./dependencies.ts";
import { lookUp } from "./look-up.ts";
import { type Donation, findByPlatformId, readDonation } from "./payout.repository.ts";
import { type DonationPlatform, describeProblem, type PlatformDonation } from "./platform.ts";
import { recordSeen } from "./record.ts";

/** What a platform told us, signed by it. */
export interface Delivery {
  readonly platform: DonationPlatform;
  /** As it was signed. */
  readonly bytes: Uint8Array;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What came of it: `seen` is a replay, `unknown` is about no donation of ours. */
export type Receipt = "recorded" | "unchanged" | "seen" | "unknown";

/**
 * Takes a signed webhook as a hint to ask the platform itself, whose answer alone is written down. A replay,
 * and one about a donation that isn't ours, write nothing.
 * @throws {ApiError} `unavailable` when the platform can't be asked now, so that it delivers again
 */
export async function receive(
  dependencies: PayoutDependencies,
  { platform, bytes, body }: Delivery,
): Promise<Receipt> {
  const { db, clock, logger } = dependencies;
  const id = createHash("sha256").update(`${platform.name}\n`).update(bytes).digest("hex");
  const seenBefore = db.selectFrom("webhook_deliveries").select("id").where("id", "=", id);
  if (await seenBefore.executeTakeFirst()) return "seen";

  const platformDonationId = platform.webhook?.donationIdOf(body) ?? null;
  const told = platformDonationId === null ? null : await asking(() => platform.get(platformDonationId));
  const donation = told && (await ourDonation(dependencies, platform, told));
  if (!told || !donation) {
    logger.warn(
      { platform: platform.name, platformDonationId },
      "A webhook is about a donation that is not ours",
    );
    return "unknown";
  }
  const knownId = donation.platformDonationId ?? told.id;
  const now = await asking(() => lookUp(platform, donation.id, knownId, logger));
  const after = now && (await recordSeen(dependencies, donation.id, now));
  await db
    .insertInto("webhook_deliveries")
    .values({ id, platform: platform.name, received_at: clock().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return after && after.status !== donation.status ? "recorded" : "unchanged";
}

async function ourDonation(
  { db }: PayoutDependencies,
  { name }: DonationPlatform,
  { id, reference }: PlatformDonation,
): Promise<Donation | null> {
  // What isn't an id of ours may be more than the database takes.
  if (reference !== null && !isId(reference)) return null;
  const donation =
    reference === null ? await findByPlatformId(db, name, id) : await readDonation(db, reference);
  return donation?.platform === name ? donation : null;
}

async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    throw new ApiError("unavailable", "The platform can't be asked now; please deliver this again later", {
      cause: new Error(describeProblem(cause)),
    });
  }
}
