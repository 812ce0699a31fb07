import { readReply } from "../../api/src/gifts/chat/read-reply.ts";
import { readGifts } from "../../api/src/gifts/sources/ai/read-gifts.ts";
import { createSelection } from "../../api/src/gifts/sources/ai/select.ts";
import { QUERY } from "./gifts.ts";

/** Reads an answer that is all there at once, as a search and as a chat do; how many gifts a search takes from it. */
export async function readModelAnswer(answer: string): Promise<number> {
  const select = createSelection({ ...QUERY, budgetMin: 20, budgetMax: 100, additionalNotes: "" });
  let count = 0;
  for await (const gift of readGifts(whole(answer))) if (select(gift)) count++;
  for await (const part of readReply(whole(answer))) if (part.type === "gift") select(part.gift);
  return count;
}

async function* whole(answer: string) {
  yield answer;
}
