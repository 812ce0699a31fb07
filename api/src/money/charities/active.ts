import type { Charity } from "@gifthearth/core/contract";

/** Above six, California's AB 488 lays duties on who asks for charities (facts). */
export const MAX_ACTIVE = 6;

type ActiveTime = Pick<Charity, "id" | "activeFrom" | "activeTo">;

/** Whether a charity may be given to in that month. */
export function isActive({ activeFrom, activeTo }: ActiveTime, month: string): boolean {
  return activeFrom <= month && (activeTo === null || month <= activeTo);
}

/** The first month in which more than {@link MAX_ACTIVE} are active at once; null when there is none. */
export function firstCrowdedMonth(charities: readonly ActiveTime[]): string | null {
  // The number grows only where one begins.
  const starts = charities.map(({ activeFrom }) => activeFrom).sort();
  const isCrowded = (month: string) =>
    charities.filter((charity) => isActive(charity, month)).length > MAX_ACTIVE;
  return starts.find(isCrowded) ?? null;
}
