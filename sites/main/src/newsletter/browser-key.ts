import { browserStorage } from "../host/browser-storage.ts";

/** Local storage key of what shows that this browser's visitor confirmed an address; it names none. */
const KEY = "newsletterKey";

const storage = browserStorage(() => localStorage);

export const readBrowserKey = () => storage.read(KEY);
export const storeBrowserKey = (key: string) => storage.write(KEY, key);
