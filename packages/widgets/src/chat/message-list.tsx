import type { ChatTurn } from "@gifthearth/core/chat";
import { useEffect, useRef } from "react";

const SPEAKERS = { user: "You", assistant: "Gift advisor" } as const;

interface MessageListProps {
  readonly messages: readonly ChatTurn[];
  /** The words of the reply on its way; null while none is. */
  readonly arriving: string | null;
  readonly loading: boolean;
}

/** What was said, the latest in sight. A reply on its way is read out once it is complete. */
export function MessageList({ messages, arriving, loading }: MessageListProps) {
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every word that comes
  useEffect(() => {
    log.current?.scrollTo(0, log.current.scrollHeight);
  }, [messages, arriving, loading]);
  return (
    <div
      className="gh-chat-log"
      ref={log}
      role="log"
      aria-live="polite"
      aria-busy={loading}
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
      tabIndex={0}
    >
      {messages.map(({ role, content }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages only ever follow one another
        <Message key={place} speaker={role} text={content} />
      ))}
      {arriving ? (
        <Message speaker="assistant" text={arriving} />
      ) : (
        loading && (
          <p className="gh-chat-waiting">
            <span className="gh-hidden">The gift advisor is writing</span>
            <i /> <i /> <i />
          </p>
        )
      )}
    </div>
  );
}

function Message({ speaker, text }: { readonly speaker: ChatTurn["role"]; readonly text: string }) {
  return (
    <p className={`gh-message gh-message-${speaker}`}>
      <span className="gh-hidden">{SPEAKERS[speaker]}: </span>
      {text}
    </p>
  );
}
