import { formatPriceRange, shopLink } from "@gifthearth/core";
import { addMonths, type Month } from "@gifthearth/core/ledger";
import { CATALOGUE } from "../../gifts/catalogue/index.ts";
import { hashPassword } from "../../people/auth/password.ts";
import { grantAdmin } from "../../people/auth/roles.ts";
import { insertAccount, markEmailConfirmed } from "../../people/auth/users.ts";
import { rememberGift } from "../../people/gift-history/gift-history.repository.ts";
import { insertSavedIdea, insertSavedQuery } from "../../people/saved/saved.repository.ts";
import { MARKETPLACES, toMarketplace, UTM_SOURCE } from "./marketplaces.ts";
import type { Scene } from "./scene.ts";

export const VISITOR_EMAIL = "ann@example.org";
export const ADMIN_EMAIL = "admin@example.org";

/** Whose account it is, and in which month of the year it was opened, from 0. */
const PEOPLE = [
  { email: ADMIN_EMAIL, username: "admin", fullName: "Robin Hart", joined: 0 },
  { email: VISITOR_EMAIL, username: "ann", fullName: "Ann Bell", joined: 0 },
  { email: "ben@example.org", username: null, fullName: "Ben Okoro", joined: 1 },
  { email: "chiara@example.org", username: "chiara", fullName: null, joined: 3 },
  { email: "dev@example.org", username: "dev", fullName: "Dev Rao", joined: 6 },
  { email: "elif@example.org", username: null, fullName: null, joined: 9 },
] as const;

const SEARCHES = [
  {
    occasion: "Birthday",
    interests: ["Cooking", "Reading"],
    notes: "She bakes every Sunday",
    relation: "sibling",
    age: 34,
  },
  { occasion: "Anniversary", interests: ["Music"], notes: null, relation: "partner", age: null },
  {
    occasion: "Graduation",
    interests: ["Travel", "Technology"],
    notes: "Lives in a dorm",
    relation: "niece-or-nephew",
    age: 22,
  },
] as const;

export interface DemoPerson {
  readonly id: string;
  readonly email: string;
  readonly joined: Month;
}

export interface DemoPeople {
  readonly all: readonly DemoPerson[];
  readonly admin: DemoPerson;
  readonly visitor: DemoPerson;
  /** Saved searches and ideas of all. */
  readonly savedCount: number;
}

/** Opens the accounts, all with one password, and saves searches and ideas in them. */
export async function addDemoPeople(scene: Scene, firstMonth: Month, password: string): Promise<DemoPeople> {
  const { db, newId } = scene;
  const passwordHash = await hashPassword(password);
  const all: DemoPerson[] = [];
  let savedCount = 0;
  for (const { joined, ...names } of PEOPLE) {
    const person = { id: newId(), email: names.email, joined: addMonths(firstMonth, joined) };
    const createdAt = new Date(`${person.joined}-02T09:30:00.000Z`);
    await db
      .transaction()
      .execute((trx) => insertAccount(trx, { ...person, ...names, passwordHash, createdAt }));
    await markEmailConfirmed(db, person.id, createdAt);
    savedCount += await saveThings(scene, person, createdAt);
    all.push(person);
  }
  await grantAdmin(db, ADMIN_EMAIL);
  const [admin, visitor] = [ADMIN_EMAIL, VISITOR_EMAIL].map((address) =>
    all.find(({ email }) => email === address),
  );
  if (!admin || !visitor) throw new Error("The demo has no admin, or no visitor");
  return { all, admin, visitor, savedCount };
}

async function saveThings({ db, newId, random }: Scene, person: DemoPerson, from: Date): Promise<number> {
  const searches = SEARCHES.slice(0, random.between(1, SEARCHES.length));
  const ideas = Array.from({ length: random.between(2, 6) }, (_, place) => place);
  const day = 24 * 60 * 60 * 1000;
  for (const [place, { occasion, interests, notes, relation, age }] of searches.entries()) {
    const at = new Date(from.getTime() + place * day);
    const createdAt = at.toISOString();
    await insertSavedQuery(db, person.id, {
      ...{ id: newId(), occasion, interests: [...interests], createdAt, additionalNotes: notes },
      ...{ relation, age },
      ...{ budgetMin: 20, budgetMax: 40 + 20 * random.between(1, 5) },
    });
    await db.transaction().execute((trx) => rememberGift(trx, person.id, { interests }, at));
  }
  for (const place of ideas) {
    const at = new Date(from.getTime() + place * day);
    const { title, description, price, category, ...idea } = random.pick(CATALOGUE);
    const marketplace = toMarketplace(random.pick(MARKETPLACES));
    await insertSavedIdea(db, person.id, {
      ...{ id: newId(), title, description, priceRange: formatPriceRange(price), imageUrl: null },
      affiliateUrl: shopLink({ ...idea, title }, marketplace, UTM_SOURCE),
      ...{ createdAt: at.toISOString(), relation: null, occasion: null },
    });
    await db.transaction().execute((trx) => rememberGift(trx, person.id, { title, category }, at));
  }
  return searches.length + ideas.length;
}
