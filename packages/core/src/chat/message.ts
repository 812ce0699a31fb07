/** One message of a conversation. */
export interface ChatTurn {
  readonly role: "user" | "assistant";
  readonly content: string;
}

/** As much of a visitor's message is read, in characters: nobody tells of a gift at greater length. */
const MAX_READ = 1_000;
/** As many of the visitor's latest messages are read like that. */
const MAX_MESSAGES = 30;
/** And as much of each earlier one: an allergy told at the beginning must not be forgotten. */
const MAX_READ_EARLIER = 150;

/**
 * A conversation with as much of each of the visitor's messages as is read: what a turn costs then has a
 * limit, whatever the messages.
 */
export function readablePart(messages: readonly ChatTurn[]): readonly ChatTurn[] {
  const visitors = messages.flatMap(({ role }, place) => (role === "user" ? place : []));
  const latest = visitors.at(-MAX_MESSAGES) ?? 0;
  return messages.map((message, place) => {
    const length = place < latest ? MAX_READ_EARLIER : MAX_READ;
    if (message.role !== "user" || message.content.length <= length) return message;
    return { ...message, content: message.content.slice(0, length).toWellFormed() };
  });
}

/** With straight quotes; what is read out of it keeps the visitor's own letters. */
export function straight(text: string): string {
  return text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"');
}

/** A message's sentences, trimmed, without empty ones; the stop in "$9.50" ends none. */
export function sentencesOf(text: string): string[] {
  return straight(text)
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
