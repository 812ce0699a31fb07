import { z } from "@hono/zod-openapi";

/** As ids of ours are made. */
const ID = /^[\w-]{1,80}$/;

/** Whether a text may be an id of ours; over some that can't be one PostgreSQL fails. */
export function isId(text: string): boolean {
  return ID.test(text);
}

/** The `:id` of a path; what can't be an id of ours becomes empty, and is found nowhere. */
export const pathId = { params: z.object({ id: z.string().transform((id) => (isId(id) ? id : "")) }) };
