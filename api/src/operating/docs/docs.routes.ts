import { createHash } from "node:crypto";
import { PRODUCT_NAME } from "@gifthearth/core";
import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { json } from "../../http/described.ts";
import type { AppEnv } from "../../http/env.ts";
import { route } from "../../http/route.ts";
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

interface Dependencies {
  readonly app: OpenAPIHono<AppEnv>;
  /** The name of the cookie that says who is signed in. */
  readonly sessionCookie: string;
}

/** `GET /api/openapi.json` and `GET /api/docs`: what `app` describes of its routes. */
export function docsRoutes({ app, sessionCookie }: Dependencies) {
  app.openAPIRegistry.registerComponent("securitySchemes", "session", {
    type: "apiKey",
    in: "cookie",
    name: sessionCookie,
    description: "Who is signed in, from our own pages.",
  });
  const describe = once(() => app.getOpenAPI31Document({ openapi: "3.1.0", info: INFO }));
  const page = once(() => docsPage(describe()));
  return [
    route(
      {
        method: "get",
        path: "/api/openapi.json",
        access: "direct",
        compress: true,
        tag: "Operation",
        summary: "This description, for programs",
        reply: { 200: json(z.any(), "An OpenAPI 3.1 document.") },
      },
      (c) => c.json(describe(), 200),
    ),
    route(
      {
        method: "get",
        path: "/api/docs",
        access: "direct",
        tag: "Operation",
        summary: "This description, for people",
        reply: { 200: { description: "A page.", content: { "text/html": { schema: z.string() } } } },
      },
      (c) => {
        c.header("Content-Security-Policy", CONTENT_SECURITY_POLICY);
        return c.html(page());
      },
    ),
  ];
}

/** Made when first asked for: by then all routes are there. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
