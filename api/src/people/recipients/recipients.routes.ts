import { daysBetween, type GiftSuggestion, nextOccurrence, RECIPIENT_LIMITS } from "@gifthearth/core";
import {
  type Recipient,
  recipient,
  recipientIdeas,
  recipientRequest,
  recipients,
} from "@gifthearth/core/contract";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { json, jsonBody, NO_CONTENT } from "../../http/described.ts";
import { pathId } from "../../http/path-id.ts";
import { route } from "../../http/route.ts";
import { lockUser } from "../auth/users.ts";
import { readPreferences } from "../preferences/preferences.repository.ts";
import {
  countPeople,
  deletePerson,
  insertPerson,
  listPeople,
  replacePerson,
} from "./recipients.repository.ts";

/** What our catalogue has for somebody's day, by all that is kept of them. */
export type FindIdeasForPerson = (
  person: Recipient,
  occasion: string,
  daysLeft: number | null,
) => Promise<readonly GiftSuggestion[]>;

interface Dependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly findIdeasForPerson: FindIdeasForPerson;
}

/** The occasion of a search for no day at all. */
const NO_DAY = "Just Because";

/** The day of a person's that comes next, as UTC counts days; null where none is kept. */
function nextDay({ days }: Recipient, now: Date): { name: string; daysLeft: number } | null {
  const today = now.toISOString().slice(0, 10);
  const [next = null] = days
    .map((day) => ({ name: day.name, daysLeft: daysBetween(today, nextOccurrence(day, today)) }))
    .sort((a, b) => a.daysLeft - b.daysLeft);
  return next;
}

/** `/api/people`: whom a user gives to, each user's own alone. */
export function recipientRoutes({ db, clock, newId, findIdeasForPerson }: Dependencies) {
  const unknown = () => new ApiError("not_found", "There is no such person");

  return [
    route(
      {
        method: "get",
        path: "/api/people",
        access: "user",
        tag: "People",
        summary: "The people whom one gives to",
        reply: { 200: json(recipients, "By name.") },
      },
      async (c) => c.json({ items: [...(await listPeople(db, c.var.user.id))] }, 200),
    ),
    route(
      {
        method: "post",
        path: "/api/people",
        access: "user",
        limit: "account",
        tag: "People",
        summary: "Keep a person",
        request: jsonBody(recipientRequest),
        reply: { 201: json(recipient, "As it is kept.") },
        errors: ["conflict"],
      },
      async (c) => {
        const { id: userId } = c.var.user;
        const person = { id: newId(), ...c.req.valid("json") };
        await db.transaction().execute(async (transaction) => {
          // Deleted from elsewhere, just now. Else the user's other people wait here, so that they can be counted.
          if (!(await lockUser(transaction, userId))) throw new ApiError("unauthorized", "Please sign in");
          if ((await countPeople(transaction, userId)) >= RECIPIENT_LIMITS.people) {
            throw new ApiError(
              "conflict",
              `You keep ${RECIPIENT_LIMITS.people} people already. Please delete some first.`,
            );
          }
          await insertPerson(transaction, userId, person, clock());
        });
        return c.json(person, 201);
      },
    ),
    route(
      {
        method: "get",
        path: "/api/people/{id}",
        access: "user",
        tag: "People",
        summary: "One of the people whom one gives to",
        request: pathId,
        reply: { 200: json(recipient, "All that is kept.") },
        errors: ["not_found"],
      },
      async (c) => {
        const [person] = await listPeople(db, c.var.user.id, c.req.valid("param").id);
        if (!person) throw unknown();
        return c.json(person, 200);
      },
    ),
    route(
      {
        method: "get",
        path: "/api/people/{id}/ideas",
        access: "user",
        limit: "search",
        tag: "People",
        summary: "Three ideas of our catalogue for the person's day that comes next",
        request: pathId,
        reply: { 200: json(recipientIdeas, "Nothing that they have or were given.") },
        errors: ["not_found"],
      },
      async (c) => {
        const { id: userId } = c.var.user;
        const [person] = await listPeople(db, userId, c.req.valid("param").id);
        if (!person) throw unknown();
        const usual = await readPreferences(db, userId);
        const wanted = {
          ...person,
          budgetMin: person.budgetMin ?? usual.budgetMin,
          budgetMax: person.budgetMax ?? usual.budgetMax,
        };
        const next = nextDay(person, clock());
        const items = await findIdeasForPerson(wanted, next?.name ?? NO_DAY, next?.daysLeft ?? null);
        return c.json({ items: [...items] }, 200);
      },
    ),
    route(
      {
        method: "put",
        path: "/api/people/{id}",
        access: "user",
        limit: "account",
        tag: "People",
        summary: "Change what is kept of a person: all of it is replaced",
        request: { ...pathId, ...jsonBody(recipientRequest) },
        reply: { 200: json(recipient, "As it is kept.") },
        errors: ["not_found"],
      },
      async (c) => {
        const person = { id: c.req.valid("param").id, ...c.req.valid("json") };
        const isOwn = await db
          .transaction()
          .execute((transaction) => replacePerson(transaction, c.var.user.id, person, clock()));
        if (!isOwn) throw unknown();
        return c.json(person, 200);
      },
    ),
    route(
      {
        method: "delete",
        path: "/api/people/{id}",
        access: "user",
        limit: "account",
        tag: "People",
        summary: "Delete a person with all that is kept",
        request: pathId,
        reply: { 204: NO_CONTENT },
        errors: ["not_found"],
      },
      async (c) => {
        if (!(await deletePerson(db, c.var.user.id, c.req.valid("param").id))) throw unknown();
        return c.body(null, 204);
      },
    ),
  ];
}
