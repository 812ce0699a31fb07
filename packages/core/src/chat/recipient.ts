import { straight } from "./message.ts";

const RELATION =
  "(?:(?:grand|god|step)?-?(?:mother|father|son|daughter|child|parents?|mum|mom|dad|ma|pa)(?:-in-law)?|" +
  "(?:step)?-?(?:sister|brother)(?:-in-law)?|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|" +
  "(?:best )?friend|aunt(?:ie)?|uncle|cousin|niece|nephew|boss|manager|colleague|co-?worker|teacher|" +
  "neighbou?r|room-?mate|flat-?mate|student|kids?|twins?|baby|nan|nana|granny|grandpa|grandma|mate|in-laws)";

const OWN = new RegExp(
  `\\b(?:my|our)\\s+(?:[\\w-]+\\s+){0,2}?(${RELATION})\\b(?:'s\\s+(?:[\\w-]+\\s+)?(${RELATION})\\b)?`,
  "gi",
);
const SOMEBODY = new RegExp(`\\bfor\\s+(?:an?\\s+)?(?:[\\w-]+\\s+)?(${RELATION})\\b`, "gi");

/** Who the gift is for to the visitor, as a text tells it: "sister"; null when it doesn't. */
export function readRecipient(text: string): string | null {
  const words = straight(text);
  for (const pattern of [OWN, SOMEBODY]) {
    const last = [...words.matchAll(pattern)].at(-1);
    const relation = last?.[2] ?? last?.[1];
    if (relation) return relation.toLowerCase();
  }
  return null;
}
