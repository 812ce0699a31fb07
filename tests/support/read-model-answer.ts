import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";
import { readReply } from "../../api/src/gifts/chat/read-reply.ts";
import { readAnswer } from "../../api/src/gifts/sources/ai/read-answer.ts";
import { createSelection } from "../../api/src/gifts/sources/ai/select.ts";
import { indexOf } from "../../api/src/gifts/sources/curated.ts";
import { QUERY } from "./gifts.ts";

/** Reads an answer that is all there at once, as a search and as a chat do; how many gifts a search takes from it. */
export async function readModelAnswer(answer: string): Promise<number> {
  const selection = createSelection(
    { ...QUERY, budgetMin: 20, budgetMax: 100, additionalNotes: "" },
    indexOf(CATALOGUE),
  );
  let count = 0;
  for await (const part of readAnswer(whole(answer)))
    if (part.type === "gift" && selection.take(part.raw)) count++;
  for await (const part of readReply(whole(answer))) if (part.type === "gift") selection.take(part.gift);
  return count;
}

async function* whole(answer: string) {
  yield answer;
}
