import type { SubscriberFilter, Subscribers } from "@gifthearth/core/contract";
import { contains } from "../../db/contains.ts";
import type { Database } from "../../db/database.ts";
import { type SubscriberRow, toSubscriber } from "./newsletter.repository.ts";

/** As many as a page of the list shows. */
const PAGE_SIZE = 50;

function subscribersThat(db: Database, { state, frequency, email }: SubscriberFilter) {
  return db
    .selectFrom("newsletter_subscribers")
    .$if(state !== undefined, (query) => query.where("state", "=", state as never))
    .$if(frequency !== undefined, (query) => query.where("frequency", "=", frequency as never))
    .$if(Boolean(email), (query) => query.where(({ ref }) => contains(ref("email"), email ?? "")));
}

/** A page of the subscribers, those who asked last first; the last page where there are fewer. */
export async function listSubscribers(
  db: Database,
  filter: SubscriberFilter,
  asked: number,
): Promise<Subscribers> {
  const [{ total }, states] = await Promise.all([
    subscribersThat(db, filter)
      .select(({ fn }) => fn.countAll<string | number>().as("total"))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("newsletter_subscribers")
      .select(({ fn }) => ["state", fn.countAll<string | number>().as("count")])
      .groupBy("state")
      .execute(),
  ]);
  const pages = Math.max(1, Math.ceil(Number(total) / PAGE_SIZE));
  const page = Math.min(asked, pages);
  const rows = await subscribersThat(db, filter)
    .selectAll()
    .orderBy("requested_at", "desc")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const countOf = (name: string) => Number(states.find(({ state }) => state === name)?.count ?? 0);
  return {
    items: rows.map(toSubscriber),
    page,
    pages,
    total: Number(total),
    counts: {
      pending: countOf("pending"),
      confirmed: countOf("confirmed"),
      unsubscribed: countOf("unsubscribed"),
    },
  };
}

/** All subscribers that the filter lets through, by address. */
export function allSubscribers(db: Database, filter: SubscriberFilter): Promise<readonly SubscriberRow[]> {
  return subscribersThat(db, filter).selectAll().orderBy("email").execute();
}
