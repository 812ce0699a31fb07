export const IMPACT_TYPES = ["meals", "trees", "water"] as const;
export type ImpactType = (typeof IMPACT_TYPES)[number];

/** What a contribution may come to when all of it goes to one thing. */
export interface Impact {
  readonly type: ImpactType;
  readonly value: number;
  readonly description: string;
}

/** What one of each takes, US cents, and its names. */
const IMPACTS: Readonly<Record<ImpactType, { cents: number; one: string; many: string; all: string }>> = {
  meals: { cents: 200, one: "meal", many: "meals", all: "Meals, if all of it went to meals" },
  trees: { cents: 500, one: "tree", many: "trees", all: "Trees, if all of it went to trees" },
  water: {
    cents: 10,
    one: "gallon of clean water",
    many: "gallons of clean water",
    all: "Gallons of clean water, if all of it went to water",
  },
};

/**
 * What a confirmed contribution comes to: a meal for every 2 dollars, or a tree for every 5, or 10 gallons of water
 * for each; whole ones only. A dollar pays for one of them: they are never added up.
 * @param confirmedCents US cents
 */
export function impactOf(confirmedCents: number): readonly Impact[] {
  const paid = Math.max(0, confirmedCents);
  return IMPACT_TYPES.map((type) => {
    const { cents, all } = IMPACTS[type];
    return { type, value: Math.floor(paid / cents), description: all };
  });
}

/** Impacts as a choice between them, without those of nothing: "As much as 16 meals, or 6 trees". */
export function impactInWords(impacts: readonly Pick<Impact, "type" | "value">[]): string {
  const parts = impacts
    .filter(({ value }) => value > 0)
    .map(({ type, value }) => {
      const { one, many } = IMPACTS[type];
      return `${value.toLocaleString("en-US")} ${value === 1 ? one : many}`;
    });
  return parts.length > 0
    ? `As much as ${parts.join(", or ")}`
    : "Nothing yet: a gallon of clean water takes 10 cents, a meal $2 and a tree $5";
}
