import { CHAT_LIMITS } from "@gifthearth/core/chat";
import type { ChatRecommendation } from "@gifthearth/core/contract";

/**
 * The recommendations with those of a new reply in front: without repeats by id or title (specification,
 * section 4), and no more than a conversation keeps (section 9).
 */
export function mergeRecommendations(
  kept: readonly ChatRecommendation[],
  arrived: readonly ChatRecommendation[],
): readonly ChatRecommendation[] {
  const ids = new Set<string>();
  const titles = new Set<string>();
  const distinct = [...arrived, ...kept].filter(({ id, title }) => {
    const name = title.trim().toLowerCase();
    if (ids.has(id) || titles.has(name)) return false;
    ids.add(id);
    titles.add(name);
    return true;
  });
  return distinct.slice(0, CHAT_LIMITS.recommendations);
}
