/** "Reading", "Reading and Cooking", "Reading, Cooking and Tea"; with "or", or another language's word, where that is meant. */
export function joinWords(words: readonly string[], conjunction = "and"): string {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} ${conjunction} ${last}` : last;
}
