import { useHost } from "../host.ts";
import { ChatPanel } from "./chat-panel.tsx";
import { Recommendations } from "./recommendations.tsx";
import type { SessionStore } from "./session-store.ts";
import { useGiftChat } from "./use-gift-chat.ts";

export interface GiftChatProps {
  readonly headingLevel?: number;
  /** Keeps the conversation between visits. */
  readonly sessionStore: SessionStore;
  /** The signed-in user's address, shown above the conversation; null for a visitor who isn't signed in. */
  readonly userEmail?: string | null;
  /** Whether the conversation itself shows; what it found may show without it. */
  readonly isActive?: boolean;
}

/** A conversation with the gift advisor, and below it what it found. */
export function GiftChat({
  headingLevel = 2,
  sessionStore,
  userEmail = null,
  isActive = true,
}: GiftChatProps) {
  const { country } = useHost();
  const chat = useGiftChat(sessionStore);
  const countryCode = country ?? chat.surroundings?.countryCode;
  const marketplace = chat.surroundings?.marketplaces.find((place) => place.countryCode === countryCode);
  return (
    <div className="gh gh-chat-layout">
      <div hidden={!isActive}>
        <ChatPanel chat={chat} headingLevel={headingLevel} userEmail={userEmail} />
      </div>
      {marketplace && chat.recommendations.length > 0 && (
        <Recommendations
          recommendations={chat.recommendations}
          marketplace={marketplace}
          charityShare={chat.surroundings?.charityShare ?? 0}
          standIn={chat.standIn}
          headingLevel={headingLevel}
        />
      )}
    </div>
  );
}
