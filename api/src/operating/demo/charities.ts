import type { CharityRequest, MonthlyCharitiesRequest } from "@gifthearth/core/contract";
import { charityRequest } from "@gifthearth/core/contract";
import { addMonths, type Month } from "@gifthearth/core/ledger";
import { type ActionContext, addCharity, chooseCharities } from "../../money/charities/charities.service.ts";

/** Made up, so that nothing untrue is said of a real one; 00 begins no EIN. */
const CHARITIES: readonly Omit<CharityRequest, "activeFrom">[] = [
  {
    id: "rivers-and-roots",
    name: "Rivers and Roots (demo)",
    registration: "00-0000001",
    country: "US",
    causes: ["Environmental conservation"],
    website: "https://rivers.example.org/",
    contact: "giving@rivers.example.org",
  },
  {
    id: "tall-tree-fund",
    name: "Tall Tree Fund (demo)",
    registration: "00-0000002",
    country: "US",
    causes: ["Environmental conservation", "Forests"],
    website: "https://trees.example.org/",
    contact: "office@trees.example.org",
  },
  {
    id: "open-books",
    name: "Open Books (demo)",
    registration: "00-0000003",
    country: "US",
    causes: ["Education access"],
    website: "https://books.example.org/",
  },
  {
    id: "warm-meals",
    name: "Warm Meals (demo)",
    registration: "00000004",
    country: "GB",
    causes: ["Food"],
    website: "https://meals.example.org/",
  },
];

/** Whom the months from one on go to; the ones between go to the same. By how many months after the first. */
const CHOICES: Readonly<Record<number, MonthlyCharitiesRequest["items"]>> = {
  0: [
    { charityId: "rivers-and-roots", share: 0.6 },
    { charityId: "warm-meals", share: 0.4 },
  ],
  4: [
    { charityId: "rivers-and-roots", share: 0.3333 },
    { charityId: "tall-tree-fund", share: 0.3333 },
    { charityId: "warm-meals", share: 0.3334 },
  ],
  9: [
    { charityId: "rivers-and-roots", share: 0.5 },
    { charityId: "tall-tree-fund", share: 0.3 },
    { charityId: "open-books", share: 0.2 },
  ],
  12: [
    { charityId: "open-books", share: 0.7 },
    { charityId: "tall-tree-fund", share: 0.3 },
  ],
};

/** @returns how many charities there are now */
export async function addDemoCharities(context: ActionContext, firstMonth: Month): Promise<number> {
  for (const charity of CHARITIES) {
    const contractDate = `${addMonths(firstMonth, -1)}-15`;
    await addCharity(context, charityRequest.parse({ ...charity, contractDate, activeFrom: firstMonth }));
  }
  return CHARITIES.length;
}

/** Chooses the charities of a month, where the year has another choice from then on. */
export async function chooseDemoCharities(
  context: ActionContext,
  firstMonth: Month,
  index: number,
): Promise<void> {
  const items = CHOICES[index];
  if (items) await chooseCharities(context, addMonths(firstMonth, index), { items });
}
