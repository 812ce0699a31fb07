import { createHash } from "node:crypto";
import { PRODUCT_NAME } from "@gifthearth/core";
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { errors, json } from "../../http/described.ts";
import type { AppEnv } from "../../http/env.ts";
import { createRouter } from "../../http/router.ts";
import { describeLimits } from "./describe-limits.ts";
import { docsPage } from "./page.ts";
import { STYLE } from "./style.ts";

const INFO = {
  title: `${PRODUCT_NAME} API`,
  version: "1",
  description: `Gift ideas and charity figures of ${PRODUCT_NAME}. Bodies are JSON in UTF-8, at most 64 kB. Every error has the same body: \`code\` is for programs, \`message\` is fit to be shown, \`requestId\` finds the request in our log.`,
};

/** Its one style sheet stands in it, and nothing else may. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "img-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const DESCRIPTION_ROUTE = createRoute({
  method: "get",
  path: "/api/openapi.json",
  tags: ["Operation"],
  summary: "This description, for programs",
  responses: { 200: json(z.any(), "An OpenAPI 3.1 document."), ...errors() },
});

const PAGE_ROUTE = createRoute({
  method: "get",
  path: "/api/docs",
  tags: ["Operation"],
  summary: "This description, for people",
  responses: {
    200: { description: "A page.", content: { "text/html": { schema: z.string() } } },
    ...errors(),
  },
});

/** `GET /api/openapi.json` and `GET /api/docs`: what `app` describes of its routes (design, section 4). */
export function docsRoutes(app: OpenAPIHono<AppEnv>) {
  const describe = once(() => describeLimits(app.getOpenAPI31Document({ openapi: "3.1.0", info: INFO })));
  const page = once(() => docsPage(describe()));
  return createRouter()
    .openapi(DESCRIPTION_ROUTE, (c) => c.json(describe(), 200))
    .openapi(PAGE_ROUTE, (c) => {
      c.header("Content-Security-Policy", CONTENT_SECURITY_POLICY);
      return c.html(page());
    });
}

/** Made when first asked for: by then all routes are there. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
