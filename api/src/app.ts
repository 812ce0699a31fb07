import type { OpenAPIHono } from "@hono/zod-openapi";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import type { Database } from "./db/database.ts";
import { CATALOGUE } from "./gifts/catalogue/index.ts";
import { chatRoutes } from "./gifts/chat/chat.routes.ts";
import { countryRoutes } from "./gifts/country/country.routes.ts";
import { createVisitorCountry } from "./gifts/country/visitor-country.ts";
import { giftFinderRoutes } from "./gifts/finder/finder.routes.ts";
import { marketplaceRoutes } from "./gifts/finder/marketplace-routes.ts";
import { giftIdeaRoutes } from "./gifts/ideas/ideas.routes.ts";
import { recommendationRoutes } from "./gifts/recommendations/recommendations.routes.ts";
import { aiProviderRoutes } from "./gifts/sources/ai/ai-provider.routes.ts";
import type { Model } from "./gifts/sources/ai/model.ts";
import type { GiftSource } from "./gifts/sources/source.ts";
import { guardRoutes } from "./http/access.ts";
import { recordRequests } from "./http/answered-requests.ts";
import { ApiError } from "./http/api-error.ts";
import { limitBody } from "./http/body.ts";
import { compress } from "./http/compress.ts";
import { embedArchiveOf } from "./http/embed-archive.ts";
import type { AppEnv } from "./http/env.ts";
import { answerError, createErrorHandler, isApiPath } from "./http/error-handler.ts";
import { BUILT_FILES, type Directories, fileRoutes, isFilePath } from "./http/files.ts";
import { createCountVisitor, limitRoutes } from "./http/limits/limit-routes.ts";
import { createLimits } from "./http/limits/limits.ts";
import type { CreateLimiter } from "./http/limits/store.ts";
import { requireOwnPage } from "./http/own-page.ts";
import { createRouter } from "./http/router.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { takeTurns } from "./http/turns.ts";
import { createNetworksOf } from "./http/visitor-address.ts";
import { charityRoutes } from "./money/charities/charities.routes.ts";
import { contributionRoutes } from "./money/contributions/contributions.routes.ts";
import { eventRoutes } from "./money/events/events.routes.ts";
import { createLedgerChanges, type LedgerChanges, tellOfDeeds } from "./money/ledger/changes.ts";
import { ledgerRoutes } from "./money/ledger/ledger.routes.ts";
import { publicLedgerRoutes } from "./money/ledger/public-ledger.routes.ts";
import { payoutRoutes } from "./money/payout/payout-admin.routes.ts";
import type { Platforms } from "./money/payout/platform.ts";
import { createPlatforms } from "./money/payout/platforms.ts";
import { donationWebhookRoutes } from "./money/payout/webhook.routes.ts";
import { revenueRoutes } from "./money/revenue/revenue.routes.ts";
import { createImpactFigures } from "./money/stats/figures.ts";
import { createFoundGiftsCounter } from "./money/stats/found-gifts-counter.ts";
import { donationStatsRoutes } from "./money/stats/stats.routes.ts";
import { docsRoutes } from "./operating/docs/docs.routes.ts";
import { featureRoutes } from "./operating/features.routes.ts";
import { healthRoutes } from "./operating/health/health.routes.ts";
import { createReadiness, type Readiness } from "./operating/health/readiness.ts";
import { metricsRoutes } from "./operating/metrics/metrics.routes.ts";
import { createMetrics, type Metrics } from "./operating/metrics/metrics.ts";
import { adminOverviewRoutes } from "./operating/overview/overview.routes.ts";
import { createAttribution } from "./partners/attribution.ts";
import { createPartnerCounts, type PartnerCounts } from "./partners/counts.ts";
import { createPartnerDirectory } from "./partners/directory.ts";
import { partnerAdminRoutes } from "./partners/partner-admin.routes.ts";
import { partnerRoutes } from "./partners/partners.routes.ts";
import { authRoutes } from "./people/auth/auth.routes.ts";
import { createAuth } from "./people/auth/auth.service.ts";
import { createCurrentUser } from "./people/auth/current-user.ts";
import { createSessions } from "./people/auth/sessions.ts";
import { feedbackRoutes } from "./people/feedback/feedback.routes.ts";
import type { Mailer } from "./people/mail/mailer.ts";
import { createPost, type Post } from "./people/mail/post.ts";
import { newsletterRoutes } from "./people/newsletter/newsletter.routes.ts";
import { createNewsletter } from "./people/newsletter/newsletter.service.ts";
import { newsletterAdminRoutes } from "./people/newsletter/newsletter-admin.routes.ts";
import { newsletterFormRoutes } from "./people/newsletter/newsletter-form.routes.ts";
import { profileRoutes } from "./people/profile/profile.routes.ts";
import { savedRoutes } from "./people/saved/saved.routes.ts";

/** Everything the app reaches the world through. */
export interface AppDependencies {
  readonly config: Config;
  /** Migrated. */
  readonly db: Database;
  /** In the order in which they stand in for one another. */
  readonly sources: readonly GiftSource[];
  /** The language model itself; none unless given. */
  readonly model?: Model | null;
  /** Counters of this app's own unless given. */
  readonly metrics?: Metrics;
  /** Country code of an address; null when unknown. */
  readonly locateCountry: (address: string) => string | null;
  readonly mailer: Mailer;
  /** Sends by the mailer unless given. Waited for by who ends the process. */
  readonly post?: Post;
  /** Always ready unless given. */
  readonly readiness?: Readiness;
  /** Where donations are made; those that are set up unless given. */
  readonly platforms?: Platforms;
  /** Hears of changes of the ledger from elsewhere in this process; its own unless given. */
  readonly ledgerChanges?: LedgerChanges;
  /** What partners' widgets do; counted by the app itself unless given. Flushed by who ends the process. */
  readonly partnerCounts?: PartnerCounts;
  /** Where attempts are counted; in this process's memory unless given. */
  readonly createLimiter?: CreateLimiter | null;
  readonly clock: () => Date;
  /** Milliseconds since any moment, which no setting of the clock changes; the process's own unless given. */
  readonly elapsed?: () => number;
  readonly newId: () => string;
  readonly logger: Logger;
  /**
   * Answers what is neither the API's nor a file: the site's pages, asked for or sent a form.
   * @param fetchApi reaches this app in-process, on behalf of the visitor who asked
   * @param isAdminHost whether the host that was asked is one of `ADMIN_HOSTS`
   */
  readonly site?: Site;
  readonly directories?: Directories;
}

export type Site = (
  request: Request,
  fetchApi: (request: Request) => Promise<Response>,
  isAdminHost: boolean,
) => Promise<Response>;

/** What a server is made of. */
export type App = OpenAPIHono<AppEnv>;

/** The whole HTTP service: API, files and site. Reads and writes nothing until asked. */
export function createApp(dependencies: AppDependencies): App {
  const { config, db, locateCountry, newId, logger, site, directories = BUILT_FILES } = dependencies;
  const { model = null, metrics = createMetrics(), ledgerChanges = createLedgerChanges() } = dependencies;
  const { post = createPost(dependencies.mailer, logger), readiness = createReadiness() } = dependencies;
  const { trustedProxies } = config;
  const secure = config.publicUrl.startsWith("https:");
  const sessions = createSessions({ ...dependencies, secure });
  const { createLimiter = null } = dependencies;
  const limits = createLimits({ enabled: config.rateLimits, createLimiter, logger });
  const accounts = {
    ...dependencies,
    limits,
    sessions,
    auth: createAuth({ ...dependencies, limits, sessions, post }),
    currentUser: createCurrentUser(db, sessions, config.publicUrl, logger),
  };
  const networksOf = createNetworksOf(trustedProxies);
  const countVisitor = createCountVisitor({ ...accounts, networksOf });
  const counts = dependencies.partnerCounts ?? createPartnerCounts(dependencies);
  const directory = createPartnerDirectory(dependencies);
  const attribution = createAttribution({ ...dependencies, directory, counts });
  const partnering = { ...accounts, directory, counts };
  const payouts = { ...accounts, platforms: dependencies.platforms ?? createPlatforms(dependencies) };
  const mailing = { newsletter: createNewsletter({ ...dependencies, limits, post }) };
  const visitorCountry = createVisitorCountry({ trustedProxies, locateCountry, logger });

  const countFound = createFoundGiftsCounter({ ...dependencies, networksOf, createLimiter });
  const figures = createImpactFigures({ ...dependencies, ledgerChanges });

  const app = createRouter();
  app.onError(createErrorHandler(logger));
  app.use(recordRequests({ logger, metrics, newId }), securityHeaders(secure), takeTurns());
  // Short answers of the API would hardly become shorter.
  app.use(compress(/^text\/(?:html|plain)|^application\/(?:rss\+)?xml|^image\/svg/));
  for (const path of LONG_ANSWERS) app.use(path, compress(/^application\/json|^text\/csv/));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header("Allow", methods.join(", "));
        return answerError(c, new ApiError("method_not_allowed", `Please use ${methods.join(" or ")} here`));
      },
    }),
  );
  app.use(limitBody);
  app.use("/api/admin/*", tellOfDeeds(ledgerChanges));
  app.use("/api/webhooks/*", tellOfDeeds(ledgerChanges));
  guardRoutes(app, config, accounts.currentUser);
  limitRoutes(app, config, countVisitor);

  app.route("/", giftFinderRoutes({ ...dependencies, visitorCountry, attribution, countFound }));
  app.route("/", aiProviderRoutes({ ...dependencies, model }));
  app.route("/", marketplaceRoutes({ config, attribution }));
  app.route("/", giftIdeaRoutes({ catalogue: CATALOGUE }));
  app.route("/", recommendationRoutes({ ...accounts, visitorCountry, attribution }));
  app.route("/", countryRoutes({ visitorCountry }));
  app.route("/", donationStatsRoutes({ figures, attribution }));
  app.route("/", publicLedgerRoutes({ ...dependencies, ledgerChanges }));
  app.route("/", featureRoutes(dependencies));
  app.route("/", eventRoutes({ ...accounts, countVisitor, attribution }));
  app.route("/", authRoutes({ ...accounts, networksOf }));
  app.route("/", profileRoutes(accounts));
  app.route("/", savedRoutes(accounts));
  app.route("/", contributionRoutes(accounts));
  app.route("/", feedbackRoutes(accounts));
  app.route("/", adminOverviewRoutes(dependencies));
  app.route("/", revenueRoutes(accounts));
  app.route("/", payoutRoutes(payouts));
  app.route("/", donationWebhookRoutes(payouts));
  app.route("/", charityRoutes(accounts));
  app.route("/", ledgerRoutes(accounts));
  app.route("/", newsletterRoutes(mailing));
  app.route("/", newsletterFormRoutes(mailing));
  app.route("/", newsletterAdminRoutes(accounts));
  app.route("/", partnerRoutes(partnering));
  app.route("/", partnerAdminRoutes(partnering));
  // Where it is off, nothing of it is there.
  if (config.features.chat) app.route("/", chatRoutes({ ...accounts, visitorCountry, countFound }));
  app.route("/", healthRoutes({ db, readiness }));
  app.route("/", metricsRoutes({ config, metrics }));
  app.route("/", docsRoutes(app));
  app.route("/", fileRoutes({ embedArchive: embedArchiveOf(config), ...directories }));

  app.notFound(async (c) => {
    if (site && !isApiPath(c.req.path) && !isFilePath(c.req.path)) {
      const { method } = c.req;
      if (method === "POST") requireOwnPage(c.req.raw, config.publicUrl);
      else if (method !== "GET" && method !== "HEAD") {
        c.header("Allow", "GET, HEAD");
        return answerError(c, new ApiError("method_not_allowed", "Please use GET or HEAD here"));
      }
      const visitorRequest = c.env.visitorRequest ?? c.req.raw;
      const fetchApi = async (request: Request) => app.fetch(request, { ...c.env, visitorRequest });
      const isAdminHost = config.adminHosts.includes(new URL(c.req.url).hostname);
      const response = await site(atPublicUrl(c.req.raw, config.publicUrl), fetchApi, isAdminHost);
      // With the headers that every answer has.
      return c.newResponse(response.body, response);
    }
    return answerError(c, new ApiError("not_found", "There is nothing here"));
  });
  return app;
}

/** The request as if it had come to the public address: a page names that, whatever the Host header says. */
function atPublicUrl(request: Request, publicUrl: string): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(publicUrl + pathname + search, request);
}

/** What of the API is long enough to be worth compressing. */
const LONG_ANSWERS = ["/api/gift-ideas", "/api/donations", "/api/openapi.json"];
