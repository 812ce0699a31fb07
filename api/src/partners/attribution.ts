import type { CountryCode } from "@gifthearth/core";
import { isAllowedOrigin } from "@gifthearth/core/partner";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import type { GiftSource } from "../gifts/sources/source.ts";
import type { AppEnv } from "../http/env.ts";
import { type FromPage, isFromOwnPage } from "../http/own-page.ts";
import type { Counter, PartnerCounts } from "./counts.ts";
import type { PartnerDirectory } from "./directory.ts";
import { limitPartnersSpending, takeSearch } from "./partner-limits.ts";
import type { StoredPartner } from "./partners.repository.ts";

/** What of a request's context tells whom it counts for. */
interface Asked {
  readonly env: AppEnv["Bindings"] | undefined;
  readonly req: { readonly raw: FromPage };
}

/** Tells which partner a request counts for, and counts it. None of it ever fails a request. */
export interface Attribution {
  /**
   * The partner whose widget asks; null for no partner of ours, one that is disabled, or a page of an origin that
   * isn't among the partner's own.
   */
  partnerOf(asked: Asked, id: string | undefined): Promise<Attributed | null>;
  count(partner: Attributed, counter: Counter): void;
  /** Counts without keeping the request waiting. */
  countSoon(asked: Asked, id: string | undefined, counter: Counter): void;
  /**
   * Counts a search and tells who may answer it: within the partner's hour all sources, the AI at its expense;
   * beyond it those without an AI.
   */
  search(partner: Attributed, sources: readonly GiftSource[]): Promise<readonly GiftSource[]>;
}

/** Whom a request counts for. */
export type Attributed = Pick<StoredPartner, "id" | "hourlyLimit" | "aiDailyLimitMicros"> & {
  readonly trackingIds: Readonly<Partial<Record<CountryCode, string>>>;
};

interface Dependencies {
  readonly config: Pick<Config, "publicUrl" | "partnerLimits">;
  readonly db: Database;
  readonly directory: PartnerDirectory;
  readonly counts: PartnerCounts;
  readonly clock: () => Date;
  readonly logger: Logger;
}

export function createAttribution(dependencies: Dependencies): Attribution {
  const { config, db, directory, counts, clock, logger } = dependencies;

  async function partnerOf(asked: Asked, id: string | undefined): Promise<Attributed | null> {
    if (id === undefined) return null;
    try {
      // Read at once: a request that isn't waited for may be over when the partner is found.
      const isOurs = isFromOurPage(asked, config.publicUrl);
      const origin = asked.req.raw.headers.get("Origin");
      const partner = await directory.find(id);
      if (!partner || partner.isDisabled) return null;
      return isOurs || isAllowedOrigin(partner.allowedOrigins, origin) ? partner : null;
    } catch (error) {
      logger.error({ err: error }, "A partner could not be looked up");
      return null;
    }
  }

  async function isWithinHour({ id, hourlyLimit }: Attributed): Promise<boolean> {
    try {
      return await takeSearch(db, clock(), id, hourlyLimit ?? config.partnerLimits.hourly);
    } catch (error) {
      logger.error({ err: error }, "A partner's searches could not be counted; the AI is not asked");
      return false;
    }
  }

  return {
    partnerOf,
    count: ({ id }, counter) => counts.add(id, counter),
    countSoon(asked, id, counter) {
      if (id !== undefined) counts.addSoon(partnerOf(asked, id), counter);
    },
    async search(partner, sources) {
      counts.add(partner.id, "searches");
      const withoutAi = sources.filter(({ kind }) => kind !== "model");
      if (withoutAi.length === sources.length) return sources;
      if (!(await isWithinHour(partner))) return withoutAi;
      const limit = partner.aiDailyLimitMicros ?? config.partnerLimits.aiDailyMicros;
      const budget = limitPartnersSpending(partner.id, limit, dependencies);
      return sources.map((source) => ({
        ...source,
        suggest: (request, signal, options) => source.suggest(request, signal, { ...options, budget }),
      }));
    },
  };
}

/**
 * Whether a page of ours asks: then which site it stands in can't be told, as of a frame, and the partner's id in its
 * address is believed. A request of no page at all names no origin either, and isn't ours.
 */
function isFromOurPage(asked: Asked, publicUrl: string): boolean {
  if (asked.env?.visitorRequest !== undefined) return true;
  const { raw } = asked.req;
  return raw.headers.has("Origin")
    ? isFromOwnPage(raw, publicUrl)
    : raw.headers.get("Sec-Fetch-Site") === "same-origin";
}
