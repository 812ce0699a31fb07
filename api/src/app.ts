import type { OpenAPIHono } from "@hono/zod-openapi";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { Logger } from "pino";
import { assistantRoutes } from "./assistants/index.ts";
import type { Config } from "./config/config.ts";
import type { Database } from "./db/database.ts";
import {
  createIdeasForPerson,
  type GiftSource,
  giftRoutes,
  type ImportFeed,
  type Model,
} from "./gifts/index.ts";
import { recordRequests } from "./http/answered-requests.ts";
import { ApiError } from "./http/api-error.ts";
import { limitBody, type MostBytes, mostBytesOf } from "./http/body.ts";
import { compress } from "./http/compress.ts";
import { embedArchiveOf } from "./http/embed-archive.ts";
import type { AppEnv } from "./http/env.ts";
import { answerError, createErrorHandler, isApiPath } from "./http/error-handler.ts";
import { BUILT_FILES, type Directories, fileRoutes, isFilePath } from "./http/files.ts";
import { createCountVisitor } from "./http/limits/count-visitor.ts";
import { createLimits } from "./http/limits/limits.ts";
import type { CreateLimiter } from "./http/limits/store.ts";
import type { SafeFetch } from "./http/outgoing/safe-fetch.ts";
import { requireOwnPage } from "./http/own-page.ts";
import type { Route } from "./http/route.ts";
import { addRoutes, createRouter } from "./http/router.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { takeTurns } from "./http/turns.ts";
import { createNetworksOf } from "./http/visitor-address.ts";
import {
  createFoundGiftsCounter,
  createImpactFigures,
  createLedgerChanges,
  type LedgerChanges,
  type LedgerTree,
  moneyRoutes,
  type Platforms,
  tellOfChanges,
} from "./money/index.ts";
import {
  createMetrics,
  createReadiness,
  type Metrics,
  operatingRoutes,
  type Readiness,
} from "./operating/index.ts";
import {
  createAttribution,
  createPartnerCounts,
  createPartnerDirectory,
  type PartnerCounts,
  partnerRoutes,
} from "./partners/index.ts";
import {
  createMailSender,
  createSignIn,
  type Mailer,
  type MailSender,
  peopleRoutes,
} from "./people/index.ts";

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
  readonly post?: MailSender;
  /** Always ready unless given. */
  readonly readiness?: Readiness;
  /** Where donations are made; those that are set up unless given. */
  readonly platforms?: Platforms;
  /** Hears of changes of the ledger from elsewhere in this process; its own unless given. */
  readonly ledgerChanges?: LedgerChanges;
  /** What this process has read of the ledger; of its own unless given. */
  readonly ledgerTree?: LedgerTree;
  /** What partners' widgets do; counted by the app itself unless given. Flushed by who ends the process. */
  readonly partnerCounts?: PartnerCounts;
  /** Reaches what shops gave us the address of; the public internet unless given. */
  readonly safeFetch?: SafeFetch;
  /** Imports the feeds that admins upload; in this process unless given. */
  readonly importFeed?: ImportFeed;
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
export type App = OpenAPIHono<AppEnv> & {
  readonly mostBytes: MostBytes;
  /** All there is but files and the site. */
  readonly declared: readonly Route[];
};

/** The whole HTTP service: API, files and site. Reads and writes nothing until asked. */
export function createApp(dependencies: AppDependencies): App {
  const { config, newId, logger, site, directories = BUILT_FILES } = dependencies;
  const { model = null, metrics = createMetrics(), ledgerChanges = createLedgerChanges() } = dependencies;
  const { post = createMailSender(dependencies.mailer, logger), readiness = createReadiness() } =
    dependencies;
  const { createLimiter = null, partnerCounts: counts = createPartnerCounts(dependencies) } = dependencies;
  const { publicUrl } = config;
  const networksOf = createNetworksOf(config.trustedProxies);
  const limits = createLimits({ enabled: config.rateLimits, createLimiter, logger });
  const { sessions, currentUser } = createSignIn(dependencies);
  const countVisitor = createCountVisitor({ limits, networksOf, currentUser });
  const directory = createPartnerDirectory(dependencies);
  const attribution = createAttribution({ ...dependencies, directory, counts });
  const countFound = createFoundGiftsCounter({ ...dependencies, networksOf, createLimiter });
  const figures = createImpactFigures({ ...dependencies, ledgerChanges });

  const app = createRouter();
  const visitors = { ...dependencies, limits, networksOf, countVisitor, sessions, currentUser, attribution };
  const declared = [
    giftRoutes({ ...visitors, model, countFound }),
    moneyRoutes({ ...visitors, figures, ledgerChanges }),
    peopleRoutes({ ...visitors, post, findIdeasForPerson: createIdeasForPerson(dependencies.sources) }),
    partnerRoutes({ ...dependencies, directory, counts }),
    operatingRoutes({ ...dependencies, readiness, metrics, app, sessionCookie: sessions.cookieName }),
    assistantRoutes({ ...dependencies, app }),
  ].flat();
  const mostBytes = mostBytesOf(declared);
  const quick = new Set(declared.filter((route) => route.quick).map(({ path }) => path));

  app.onError(createErrorHandler(logger));
  app.use(
    recordRequests({ logger, metrics, newId }),
    securityHeaders(publicUrl.startsWith("https:")),
    takeTurns(quick),
  );
  // Of the API, what says that it is long enough.
  app.use(compress(/^text\/(?:html|plain)|^application\/(?:rss\+)?xml|^image\/svg/));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header("Allow", methods.join(", "));
        return answerError(c, new ApiError("method_not_allowed", `Please use ${methods.join(" or ")} here`));
      },
    }),
  );
  app.use(limitBody(mostBytes));
  app.use("/api/admin/*", tellOfChanges(ledgerChanges));
  app.use("/api/webhooks/*", tellOfChanges(ledgerChanges));
  addRoutes(app, declared, { publicUrl, currentUser, countVisitor });
  app.route("/", fileRoutes({ embedArchive: embedArchiveOf(config), ...directories }));

  app.notFound(async (c) => {
    if (site && !isApiPath(c.req.path) && !isFilePath(c.req.path)) {
      const { method } = c.req;
      if (method === "POST") requireOwnPage(c.req.raw, publicUrl);
      else if (method !== "GET" && method !== "HEAD") {
        c.header("Allow", "GET, HEAD");
        return answerError(c, new ApiError("method_not_allowed", "Please use GET or HEAD here"));
      }
      const visitorRequest = c.env.visitorRequest ?? c.req.raw;
      const fetchApi = async (request: Request) => app.fetch(request, { ...c.env, visitorRequest });
      const isAdminHost = config.adminHosts.includes(new URL(c.req.url).hostname);
      const response = await site(atPublicUrl(c.req.raw, publicUrl), fetchApi, isAdminHost);
      // With the headers that every answer has.
      return c.newResponse(response.body, response);
    }
    return answerError(c, new ApiError("not_found", "There is nothing here"));
  });
  return Object.assign(app, { mostBytes, declared });
}

/** The request as if it had come to the public address: a page names that, whatever the Host header says. */
function atPublicUrl(request: Request, publicUrl: string): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(publicUrl + pathname + search, request);
}
