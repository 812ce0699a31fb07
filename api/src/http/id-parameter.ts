import { z } from "@hono/zod-openapi";

/** Whether a text can be an id of ours. What can't is not asked for: PostgreSQL fails on a NUL. */
export function isId(text: string): boolean {
  return /^[\w-]{1,80}$/.test(text);
}

/** The `{id}` of a path; empty, which nothing has, where it can't be an id of ours. */
export const idParameter = z.object({ id: z.string().transform((id) => (isId(id) ? id : "")) });
