export const IMPACT_TYPES = ["meals", "trees", "water"] as const;
export type ImpactType = (typeof IMPACT_TYPES)[number];

/** What a contribution may come to. */
export interface Impact {
  readonly type: ImpactType;
  readonly value: number;
  readonly description: string;
}

/**
 * What a confirmed contribution comes to (specification, section 9): a meal for every 2 dollars, a tree for
 * every 5, and 10 gallons of water for each; whole ones only.
 * @param confirmedCents US cents
 */
export function impactOf(confirmedCents: number): readonly Impact[] {
  const cents = Math.max(0, confirmedCents);
  return [
    { type: "meals", value: Math.floor(cents / 200), description: "Meals provided" },
    { type: "trees", value: Math.floor(cents / 500), description: "Trees planted" },
    { type: "water", value: Math.floor(cents / 10), description: "Gallons of clean water" },
  ];
}
