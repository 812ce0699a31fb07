export { GiftChat, type GiftChatProps } from "./gift-chat.tsx";
export type { SessionStore } from "./session-store.ts";
