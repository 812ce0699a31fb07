export { type AdvisorTurn, adviseNext, IDEAS_FOUND, presentIdeas, WELCOME } from "./advisor.ts";
export { type ChatContext, type ReadTurn, readChatContext, readChatTurn, toChatRequest } from "./context.ts";
export { CHAT_LIMITS, INITIALIZE_CHAT } from "./limits.ts";
export type { ChatTurn } from "./message.ts";
