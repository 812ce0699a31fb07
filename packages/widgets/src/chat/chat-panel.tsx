import { useEffect, useState } from "react";
import { Heading } from "../ui/heading.tsx";
import { Composer } from "./composer.tsx";
import { MessageList } from "./message-list.tsx";
import type { GiftChatState } from "./use-gift-chat.ts";

/** From new recommendations to the badge, and how long it stays, milliseconds. */
const BADGE = { after: 1_000, shown: 3_000 };

interface ChatPanelProps {
  readonly chat: GiftChatState;
  readonly headingLevel: number;
  readonly userEmail: string | null;
}

/** The conversation in a panel of fixed height: who talks, what was said, and where to write. */
export function ChatPanel({ chat, headingLevel, userEmail }: ChatPanelProps) {
  const { sessionId, messages, arriving, loading, finds } = chat;
  const isProcessing = useBadge(finds);
  return (
    <section className="gh-chat" aria-label="Chat">
      <header className="gh-chat-head">
        <div className="gh-chat-who">
          <Heading level={headingLevel} className="gh-subtitle">
            Gift advisor
          </Heading>
          <p className="gh-muted gh-chat-session">
            {userEmail && <span>{userEmail}</span>}
            {sessionId && <span>Session {sessionId.slice(0, 8)}</span>}
          </p>
        </div>
        <button type="button" className="gh-button" onClick={chat.reset}>
          {sessionId || loading ? "Reset" : "Try Again"}
        </button>
      </header>
      <div className="gh-chat-badge" role="status">
        {isProcessing && <span className="gh-pill">Processing gifts...</span>}
      </div>
      <MessageList messages={messages} arriving={arriving} loading={loading} />
      <Composer loading={loading} disabled={!loading && sessionId === null} onSend={chat.send} />
    </section>
  );
}

/**
 * Whether the badge shows: for a while, some time after new recommendations.
 * @param finds how many replies have brought some
 */
function useBadge(finds: number): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (finds === 0) return;
    const showing = setTimeout(() => setShown(true), BADGE.after);
    const hiding = setTimeout(() => setShown(false), BADGE.after + BADGE.shown);
    return () => {
      clearTimeout(showing);
      clearTimeout(hiding);
      setShown(false);
    };
  }, [finds]);
  return isShown;
}
