import type { OpenAPIHono } from "@hono/zod-openapi";
import { html, raw } from "hono/html";
import { type DescribedSchema, type Html, prose, schemaHtml } from "./schema.ts";
import { STYLE } from "./style.ts";

export type ApiDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

interface Content {
  readonly [mediaType: string]: { readonly schema?: DescribedSchema };
}

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly anchor: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly description?: string;
    readonly required?: boolean;
    readonly schema?: DescribedSchema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

/** The API's description as one page of plain HTML that requests nothing from anywhere. */
export function docsPage(document: ApiDocument): Html {
  const { info } = document;
  const groups = Map.groupBy(operationsOf(document), ({ tags }) => tags?.[0] ?? "Others");
  const schemas = Object.entries(document.components?.schemas ?? {}) as [string, DescribedSchema][];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style>${raw(STYLE)}</style>
</head>
<body>
<a class="skip" href="#routes">Skip to the routes</a>
<div class="page">
<header>
<h1>${info.title}</h1>
<p>${prose(info.description ?? "")}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
</header>
<nav aria-label="Routes"><ul>${[...groups.values()].flat().map(
    ({ anchor, method, path, summary }) => html`
<li><span class="method">${method}</span> <a href="#${anchor}">${path}</a><br><span class="kind">${summary}</span></li>`,
  )}</ul></nav>
<main id="routes">
${[...groups].map(([tag, operations]) => html`<section><h2>${tag}</h2>${operations.map(operationHtml)}</section>`)}
<section><h2>Messages</h2>${schemas.map(
    ([name, schema]) => html`<div class="schema" id="${name}"><h3>${name}</h3>${schemaHtml(schema)}</div>`,
  )}</section>
</main>
</div>
</body>
</html>`;
}

function operationsOf({ paths = {} }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Omit<Operation, "method" | "path" | "anchor">>).map(
      ([method, operation]) => ({
        ...operation,
        method,
        path,
        anchor: `${method}${path.replace(/[^a-z]+/gi, "-")}`,
      }),
    ),
  );
}

function operationHtml(operation: Operation): Html {
  const { method, path, anchor, summary, description, parameters = [], requestBody, responses } = operation;
  return html`<article id="${anchor}">
<h3><span class="method">${method}</span> ${path}</h3>
<p>${summary}</p>
${description ? html`<p>${prose(description)}</p>` : ""}
${parameters.length > 0 ? html`<h4>Parameters</h4>${parametersHtml(parameters)}` : ""}
${requestBody ? html`<h4>Request</h4>${contentHtml(requestBody.content)}` : ""}
<h4>Answers</h4>
<dl>${Object.entries(responses).map(
    ([status, { description, content }]) => html`
<dt>${status}</dt><dd>${prose(description)}${status.startsWith("2") && content ? contentHtml(content) : ""}</dd>`,
  )}</dl>
</article>`;
}

function parametersHtml(parameters: NonNullable<Operation["parameters"]>): Html {
  const properties = Object.fromEntries(
    parameters.map(({ name, description, schema }) => [
      name,
      { ...schema, ...(description && { description }) },
    ]),
  );
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return schemaHtml({ type: "object", properties, required });
}

function contentHtml(content: Content): Html {
  return html`${Object.entries(content).map(
    ([mediaType, { schema }]) => html`<p><code>${mediaType}</code></p>${schema ? schemaHtml(schema) : ""}`,
  )}`;
}
