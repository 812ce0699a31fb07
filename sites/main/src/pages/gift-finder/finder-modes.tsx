import type { GiftQuery } from "@gifthearth/core";
import { PRODUCT_NAME } from "@gifthearth/core";
import { GiftFinder, RecentSuggestions, type RefinedQuery, useHost } from "@gifthearth/widgets";
import type { GiftChatProps, SessionStore } from "@gifthearth/widgets/chat";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { browserStorage } from "../../host/browser-storage.ts";
import { createModeDebounce, type FinderMode, toFinderMode } from "./finder-mode.ts";

/** Local storage key of the chat session's id. */
const KEY = "chatSessionId";

const storage = browserStorage(() => localStorage);

/** Keeps the conversation's id in local storage. */
const chatSessionStore: SessionStore = {
  read: () => storage.read(KEY),
  write: (sessionId) => storage.write(KEY, sessionId),
  remove: () => storage.remove(KEY),
};

const MODES: readonly { readonly mode: FinderMode; readonly label: string }[] = [
  { mode: "form", label: "Standard Form" },
  { mode: "chat", label: `Chat with ${PRODUCT_NAME}` },
];

interface ModeSwitchProps {
  readonly mode: FinderMode;
  readonly onSwitch: (mode: FinderMode) => void;
}

/** Form or conversation. */
function ModeSwitch({ mode: current, onSwitch }: ModeSwitchProps) {
  return (
    <div className="mode-switch" role="group" aria-label="How to search">
      {MODES.map(({ mode, label }) => (
        <button key={mode} type="button" aria-pressed={mode === current} onClick={() => onSwitch(mode)}>
          {label}
        </button>
      ))}
    </div>
  );
}

/** The conversation's code comes when it is first asked for. */
const GiftChat = lazy<ComponentType<GiftChatProps>>(() =>
  import("@gifthearth/widgets/chat").then(
    ({ GiftChat: Chat }) => ({ default: Chat }),
    () => ({ default: ChatMissing }),
  ),
);

interface FinderModesProps {
  readonly isChatOn: boolean;
  readonly initialQuery: Partial<GiftQuery>;
  /** A search that the visitor came back to. */
  readonly resumed?: RefinedQuery | null | undefined;
}

/**
 * The form, and where it is switched on the conversation beside it. Both stay as they are while the other
 * one shows, and keep lists of their own; while the shown one's is empty, the other's list is what shows. The stylesheet sees to that, by `data-mode`.
 */
export function FinderModes({ isChatOn, initialQuery, resumed }: FinderModesProps) {
  const { user } = useHost();
  const [parameters] = useSearchParams();
  const [chosen, setChosen] = useState(() => toFinderMode(parameters.get("mode"), isChatOn));
  const [hasChatted, setChatted] = useState(false);
  const [maySwitch] = useState(createModeDebounce);
  const mode = toFinderMode(chosen, isChatOn);

  // After hydration: the server knows no conversation, and must not wait for the code of one.
  useEffect(() => {
    if (mode === "chat") setChatted(true);
  }, [mode]);

  function switchTo(next: FinderMode): void {
    if (next === mode || !maySwitch(performance.now())) return;
    setChosen(next);
  }

  return (
    <div className="finder-modes" data-mode={mode}>
      {isChatOn && <ModeSwitch mode={mode} onSwitch={switchTo} />}
      <div className="finder-form" data-form-name="gift_finder_form">
        <GiftFinder heading={null} initialQuery={initialQuery} resumed={resumed}>
          <RecentSuggestions headingLevel={2} />
        </GiftFinder>
      </div>
      {isChatOn && (
        <div className="finder-chat">
          {hasChatted && (
            <Suspense>
              <GiftChat
                sessionStore={chatSessionStore}
                userEmail={user?.email ?? null}
                isActive={mode === "chat"}
              />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}

/** Where the conversation's code can't be had, such as after a release or without a connection. */
function ChatMissing() {
  return (
    <p className="gh-note" role="alert">
      Failed to start a new chat session. Please load the page again.
    </p>
  );
}
