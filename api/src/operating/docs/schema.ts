import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

/** The part of JSON Schema that our contract comes out as. */
export interface DescribedSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly DescribedSchema[];
  readonly oneOf?: readonly DescribedSchema[];
  readonly allOf?: readonly DescribedSchema[];
  readonly items?: DescribedSchema;
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly additionalProperties?: DescribedSchema | boolean;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A schema for readers: what it is, and for an object each field, nested as it is sent. */
export function schemaHtml(schema: DescribedSchema): Html {
  return html`${schema.properties ? "" : html`<p class="kind">${kindHtml(schema)}</p>`}${fieldsHtml(schema)}`;
}

function fieldsHtml(schema: DescribedSchema): Html | "" {
  const { properties, required = [] } = schema.items ?? schema;
  if (!properties) return "";
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      html`<li><code>${name}</code> <span class="kind">${kindHtml(field)}${
        required.includes(name) ? "" : ", optional"
      }${limitsOf(field)}</span>${field.description ? html`<br>${prose(field.description)}` : ""}${fieldsHtml(field)}</li>`,
  );
  return html`<ul class="fields">${fields}</ul>`;
}

/** "text", "list of GiftSuggestion", "one of ..."; named schemas are links. */
function kindHtml(schema: DescribedSchema): Html {
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1);
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.enum) return html`${schema.enum.map((value) => JSON.stringify(value)).join(" or ")}`;
  if (schema.anyOf) {
    return html`${schema.anyOf.map((one, place) => html`${place > 0 ? " or " : ""}${kindHtml(one)}`)}`;
  }
  if (schema.items) return html`list of ${kindHtml(schema.items)}`;
  if (typeof schema.additionalProperties === "object") {
    return html`object of names with ${kindHtml(schema.additionalProperties)}`;
  }
  const types = [schema.type ?? "anything"].flat();
  return html`${types.map((type) => KINDS[type] ?? type).join(" or ")}`;
}

const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  boolean: "true or false",
};

function limitsOf({ maxLength, maxItems, minimum, maximum, default: fallback }: DescribedSchema): string {
  return [
    maxLength === undefined ? "" : `, up to ${maxLength} characters`,
    maxItems === undefined ? "" : `, up to ${maxItems}`,
    minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? "" : `, from ${minimum}`,
    maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? "" : `, to ${maximum}`,
    fallback === undefined ? "" : `, ${JSON.stringify(fallback)} unless given`,
  ].join("");
}

/** A description, with what stands in backticks set as code. */
export function prose(description: string): Html {
  const parts = description.split("`");
  return html`${parts.map((part, place) => (place % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
