import type { SessionStore } from "@gifthearth/widgets/chat";
import { browserStorage } from "../../host/browser-storage.ts";

/** Local storage key of the chat session's id (specification, section 3, browser storage). */
const KEY = "chatSessionId";

const storage = browserStorage(() => localStorage);

/** Keeps the conversation's id in local storage. */
export const chatSessionStore: SessionStore = {
  read: () => storage.read(KEY),
  write: (sessionId) => storage.write(KEY, sessionId),
  remove: () => storage.remove(KEY),
};
