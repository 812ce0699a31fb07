/** What a platform is asked for. */
export interface DonationOrder {
  /** Our donation's id, by which it is found again. */
  readonly reference: string;
  /** The charity's id at the platform. */
  readonly charityId: string;
  /** US cents. */
  readonly amountMinor: number;
}

/**
 * What a platform says of a donation:
 * - `pending`: nothing is final; a status that we don't know counts as this
 * - `complete`: the charity has it, or it is on its way without a way back
 * - `failed`: refused, cancelled or taken back
 */
export type PlatformStatus = "pending" | "complete" | "failed";

/** A donation as a platform has it. */
export interface PlatformDonation {
  /** The platform's own. */
  readonly id: string;
  /** Null when the platform does not tell it. */
  readonly reference: string | null;
  /** US cents. */
  readonly amountMinor: number;
  readonly status: PlatformStatus;
  /** Where the receipt is, or its number; null when the platform gives none. */
  readonly receipt: string | null;
  /** Why it failed or can't complete, in our words, fit to be public. */
  readonly reason: string | null;
}

/** A place where donations are made. Every method may fail; only {@link PlatformRefusal} says that nothing was made. */
export interface DonationPlatform {
  readonly name: string;
  /** Who says that a donation is complete. The operator's are neither asked for nor looked up anywhere. */
  readonly confirmedBy: "platform" | "operator";
  /**
   * Makes a donation. It may do so twice when it is asked twice.
   * @throws {PlatformRefusal} when surely none was made; any other error leaves open whether it was
   */
  submit(order: DonationOrder): Promise<PlatformDonation>;
  /** All donations with our reference; an empty list says that surely there is none. */
  find(reference: string): Promise<readonly PlatformDonation[]>;
  /** By the platform's own id; null when it surely has no such donation. */
  get(id: string): Promise<PlatformDonation | null>;
  /** Only where the platform tells of changes by itself. */
  readonly webhook?: DonationWebhook;
}

/** How to read what a platform tells us by itself. It is never believed, only taken as a hint to ask. */
export interface DonationWebhook {
  /** Whether the platform itself signed exactly these bytes. */
  isSigned(body: Uint8Array, headers: Headers): boolean;
  /** Which donation it is about, by the platform's id; null when it does not say. */
  donationIdOf(body: Readonly<Record<string, unknown>>): string | null;
}

/** The platform's ids are such; whatever else comes in their place is none. */
export const PLATFORM_ID = /^[\w-]{1,100}$/;

/** Those that are set up, by name. */
export type Platforms = Readonly<Partial<Record<string, DonationPlatform>>>;

/** The one of that name, which may be anything; undefined where it isn't set up. */
export function platformNamed(platforms: Platforms, name: string): DonationPlatform | undefined {
  return Object.hasOwn(platforms, name) ? platforms[name] : undefined;
}

interface Words {
  /** What the platform itself said; for the operator alone. */
  readonly detail?: string | undefined;
  readonly cause?: unknown;
}

/** A definite no: nothing was made, and nothing will come of this request. Its message is fit to be public. */
export class PlatformRefusal extends Error {
  override readonly name = "PlatformRefusal";
  readonly detail: string | undefined;

  constructor(message: string, { detail, cause }: Words = {}) {
    super(message, { cause });
    this.detail = detail;
  }
}

/** No clear answer: whether anything was made is not known. Its message is fit for the operator. */
export class UnclearAnswer extends Error {
  override readonly name = "UnclearAnswer";
  readonly detail: string | undefined;

  constructor(message: string, { detail, cause }: Words = {}) {
    super(message, { cause });
    this.detail = detail;
  }
}

/** What went wrong, for the operator and the log; holds no key. */
export function describeProblem(error: unknown): string {
  if (error instanceof PlatformRefusal || error instanceof UnclearAnswer) {
    return error.detail ? `${error.message}: ${error.detail}` : error.message;
  }
  return error instanceof Error ? error.message : String(error);
}

/**
 * Amounts are US cents on both sides; a platform that says otherwise is not understood.
 * @param currency as the platform names it, if it does
 * @throws {UnclearAnswer}
 */
export function refuseForeignCurrency(title: string, currency: string | null | undefined): void {
  if (currency && currency.toUpperCase() !== "USD") {
    throw new UnclearAnswer(`${title} answered with a donation in another currency than US dollars`);
  }
}
