import { createContext, useContext } from "react";
import type { SiteMemory } from "./visit-memory.ts";

const MemoryContext = createContext<SiteMemory | null>(null);

export const SiteMemoryProvider = MemoryContext.Provider;

/** The visit's memory; null outside the site's host. */
export function useSiteMemory(): SiteMemory | null {
  return useContext(MemoryContext);
}
