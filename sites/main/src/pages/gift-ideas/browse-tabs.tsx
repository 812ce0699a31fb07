import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { type BrowseTab, browseAddress, TABS } from "./browse.ts";

/** Id of the panel that the tabs switch. */
export const PANEL_ID = "gift-ideas-panel";

export const tabId = (tab: BrowseTab) => `gift-ideas-by-${tab.by}`;

/**
 * The tabs are links, so that each has an address and works without a script. With one the arrow keys, Home
 * and End go from tab to tab, and Enter or Space opens the one in focus: what it shows has to be fetched.
 */
export function BrowseTabs({ chosen }: { readonly chosen: BrowseTab }) {
  const list = useRef<HTMLDivElement>(null);
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);

  function pressKey(event: KeyboardEvent<HTMLAnchorElement>): void {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
    const place = tabs.indexOf(event.currentTarget);
    if (event.key === " ") event.currentTarget.click();
    else {
      const next = nextPlace(event.key, place, tabs.length);
      if (next === null) return;
      tabs[next]?.focus();
    }
    event.preventDefault();
  }

  return (
    <div className="tabs" role="tablist" aria-label="Browse" ref={list}>
      {TABS.map((tab) => (
        <Link
          key={tab.by}
          id={tabId(tab)}
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={PANEL_ID}
          // Without a script every tab must be within reach of the Tab key.
          tabIndex={isLive && tab !== chosen ? -1 : 0}
          to={browseAddress(tab)}
          preventScrollReset
          onKeyDown={pressKey}
        >
          {tab.title}
        </Link>
      ))}
    </div>
  );
}

/** Where a key leads from a place among so many; null for a key that leads nowhere. */
function nextPlace(key: string, place: number, count: number): number | null {
  if (key === "ArrowRight") return (place + 1) % count;
  if (key === "ArrowLeft") return (place + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
