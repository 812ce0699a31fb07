import type { DescribedSchema as Schema } from "../../api/src/operating/docs/schema.ts";

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

/** A route of the OpenAPI document. */
export interface Operation {
  readonly method: string;
  /** With `{id}` where an id stands. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** By content type. */
  readonly bodies: Readonly<Record<string, Schema>>;
}

export interface OpenApi {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly Parameter[];
            readonly requestBody?: {
              readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
            };
          }
        >
      >
    >
  >;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** Every route that the document describes, in its order. */
export function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      bodies: Object.fromEntries(
        Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema]),
      ),
    })),
  );
}
