import { formatPriceRange, shopLink } from "@gifthearth/core";
import { CATALOGUE } from "../../gifts/catalogue/index.ts";
import { insertClickEvent } from "../../money/events/events.repository.ts";
import { addToDays, type DayCounts } from "../../partners/days.ts";
import { answerCharityClaim } from "../../partners/partners.repository.ts";
import { signUpPartner } from "../../partners/partners.service.ts";
import { MARKETPLACES, toMarketplace, UTM_SOURCE } from "./marketplaces.ts";
import type { DemoPerson } from "./people.ts";
import type { Scene } from "./scene.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Who shows our widgets, since how many weeks, and how often they are loaded on a day at least. */
const PARTNERS = [
  {
    details: {
      name: "Ann's kitchen table (demo)",
      website: "https://kitchen.example.org/",
      kind: "blog",
      charityId: null,
      allowedOrigins: ["https://kitchen.example.org"],
    },
    weeks: 10,
    leastLoads: 60,
  },
  {
    details: {
      name: "Open Books (demo)",
      website: "https://books.example.org/",
      kind: "charity",
      charityId: "open-books",
      allowedOrigins: [],
    },
    weeks: 6,
    leastLoads: 20,
  },
] as const;

/**
 * Signs a blog and a charity up as the owner's partners, and has visitors use their widgets up to the day before the
 * present.
 * @param present the scene's clock is left there
 * @returns how many partners there are now, and the clicks of their visitors
 */
export async function addDemoPartners(
  scene: Scene,
  owner: DemoPerson,
  present: Date,
): Promise<{ readonly count: number; readonly clicks: number }> {
  const { random, clock } = scene;
  let clicks = 0;
  for (const { details, weeks, leastLoads } of PARTNERS) {
    clock.set(new Date(present.getTime() - (7 * weeks + 1) * DAY));
    const { id } = await signUpPartner(scene, owner.id, {
      ...details,
      allowedOrigins: [...details.allowedOrigins],
    });
    const { charityId } = details;
    if (charityId !== null) await answerCharityClaim(scene.db, id, { charityId, answer: "confirmed" });
    clock.set(present);
    const days: DayCounts[] = [];
    for (let ago = 7 * weeks; ago > 0; ago -= 1) {
      const loaded = random.between(leastLoads, 3 * leastLoads);
      const searches = Math.round((loaded * random.between(15, 30)) / 100);
      const shopClicks = Math.round((searches * random.between(10, 35)) / 100);
      const day = new Date(present.getTime() - ago * DAY).toISOString().slice(0, 10);
      days.push({ partnerId: id, day, loads: loaded, searches, shopClicks });
      await addClicks(scene, id, day, shopClicks);
      clicks += shopClicks;
    }
    await addToDays(scene.db, days);
  }
  return { count: PARTNERS.length, clicks };
}

function addClicks({ db, newId, random }: Scene, partnerId: string, day: string, count: number) {
  return db.transaction().execute(async (trx) => {
    for (let click = 0; click < count; click += 1) {
      const idea = random.pick(CATALOGUE);
      await insertClickEvent(trx, {
        id: newId(),
        at: new Date(Date.parse(`${day}T00:00:00Z`) + random.between(0, DAY - 1)),
        userId: null,
        productId: idea.id,
        affiliateLink: shopLink(idea, toMarketplace(random.pick(MARKETPLACES)), UTM_SOURCE),
        priceRange: formatPriceRange(idea.price),
        partnerId,
      });
    }
  });
}
