import {
  ApiError,
  fetchChatMessages,
  fetchChatRecommendations,
  sendChatMessage,
  startChat,
} from "@gifthearth/client";
import type { SuggestionSource } from "@gifthearth/core";
import { CHAT_LIMITS, type ChatTurn, INITIALIZE_CHAT } from "@gifthearth/core/chat";
import type { ChatMeta, ChatRecommendation, Surroundings } from "@gifthearth/core/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { useHost, type WidgetHost } from "../host.ts";
import type { SessionStore } from "./session-store.ts";

/** A conversation as the panel shows it. */
interface Conversation {
  /** Null until a session has begun, or when none could. */
  readonly sessionId: string | null;
  readonly messages: readonly ChatTurn[];
  /** The words of the reply on its way; null while none is. */
  readonly arriving: string | null;
  readonly loading: boolean;
  readonly recommendations: readonly ChatRecommendation[];
  /** How many replies have brought recommendations since the conversation began or was restored. */
  readonly finds: number;
  readonly surroundings: Surroundings | null;
  /** What stands in for an AI that failed over the last reply; null where nothing does. */
  readonly standIn: SuggestionSource | null;
}

export interface GiftChatState extends Conversation {
  /** Sends what the visitor wrote; nothing while a reply is on its way, nor of a blank message. */
  readonly send: (text: string) => void;
  /** Forgets the conversation and starts a fresh one. */
  readonly reset: () => void;
}

const EMPTY: Conversation = {
  sessionId: null,
  messages: [],
  arriving: null,
  loading: true,
  recommendations: [],
  finds: 0,
  surroundings: null,
  standIn: null,
};

const NOT_STARTED = "Failed to start a new chat session";
const NO_HISTORY = "Failed to load chat history";
const NO_REPLY = "Failed to get a response. Please try again.";
const TROUBLE = "I'm sorry, I'm having trouble connecting. Please try again.";

/** How long the finding of gifts counts as the same one, milliseconds. */
const SAME_FINDING = 60_000;
/** What of the conversation goes along with a message. */
const SENT_ALONG = { messages: 10, characters: 500 };

/** Talks with the advisor: restores the stored session or starts one, sends, and reloads from the store. */
export function useGiftChat(store: SessionStore): GiftChatState {
  const host = useHost();
  const [state, setState] = useState<Conversation>(EMPTY);
  const [resets, setResets] = useState(0);
  const work = useRef(new AbortController());
  const foundAt = useRef(Number.NEGATIVE_INFINITY);

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, and again with each reset
  useEffect(() => {
    const leaving = new AbortController();
    work.current = leaving;
    const update = updaterOf(leaving.signal);
    update(() => EMPTY);
    void begin(host, store, update, leaving.signal);
    return () => leaving.abort();
  }, [resets]);

  /** Changes the state while the conversation is still the one that is shown. */
  function updaterOf(signal: AbortSignal): Update {
    return (change) => {
      if (!signal.aborted) setState(change);
    };
  }

  function send(text: string): void {
    const { sessionId, loading } = state;
    const words = text.trim();
    if (!words || loading || !sessionId) return;
    const { signal } = work.current;
    void converse(host, state, sessionId, words, updaterOf(signal), signal, (count) => {
      announce(host, count, Date.now() - foundAt.current > SAME_FINDING);
      foundAt.current = Date.now();
    });
  }

  const reset = useCallback(() => {
    store.remove();
    setResets((count) => count + 1);
  }, [store]);

  return { ...state, send, reset };
}

type Update = (change: (state: Conversation) => Conversation) => void;

/** The stored session with what was said in it; a new one where there is none, or it is there no more. */
async function begin(
  host: WidgetHost,
  store: SessionStore,
  update: Update,
  signal: AbortSignal,
): Promise<void> {
  const stored = store.read();
  if (stored && (await restore(host, stored, update))) return;
  if (signal.aborted) return;
  try {
    const { id } = await startChat(host.api);
    if (signal.aborted) return;
    store.write(id);
    const message = { sessionId: id, userMessage: INITIALIZE_CHAT };
    const { text } = await receive(host, message, [], signal, update);
    const messages: ChatTurn[] = [{ role: "assistant", content: text }];
    update((state) => ({ ...state, sessionId: id, messages, arriving: null, loading: false }));
  } catch {
    if (signal.aborted) return;
    store.remove();
    update((state) => ({ ...state, arriving: null, loading: false }));
    host.notify({ kind: "error", text: NOT_STARTED });
  }
}

/** @returns false when the session isn't there any more, and a new one is to be started */
async function restore({ api, notify }: WidgetHost, sessionId: string, update: Update): Promise<boolean> {
  try {
    const messages = await fetchChatMessages(api, sessionId);
    if (messages.length === 0) return false;
    const { items, ...surroundings } = await fetchChatRecommendations(api, sessionId);
    update((state) => ({
      ...state,
      sessionId,
      messages,
      surroundings,
      recommendations: items,
      loading: false,
    }));
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return false;
    update((state) => ({ ...state, sessionId, messages: [], loading: false }));
    notify({ kind: "error", text: NO_HISTORY });
  }
  return true;
}

async function converse(
  host: WidgetHost,
  { messages: before, recommendations }: Conversation,
  sessionId: string,
  userMessage: string,
  update: Update,
  signal: AbortSignal,
  found: (count: number) => void,
): Promise<void> {
  const messages: readonly ChatTurn[] = [...before, { role: "user", content: userMessage }];
  update((state) => ({ ...state, messages, loading: true, standIn: null }));
  try {
    const previousMessages = before.slice(-SENT_ALONG.messages).map(({ role, content }) => ({
      role,
      content: content.slice(0, SENT_ALONG.characters).toWellFormed(),
    }));
    const country = host.country ?? undefined;
    const message = { sessionId, userMessage, previousMessages, country };
    const { text, count } = await receive(host, message, recommendations, signal, update);
    const said: ChatTurn = { role: "assistant", content: text };
    // Reloaded after each reply; where that fails, what is shown is what was said.
    const stored = await fetchChatMessages(host.api, sessionId).catch(() => [...messages, said]);
    const isFind = count > 0;
    update((state) => ({
      ...state,
      messages: stored,
      arriving: null,
      loading: false,
      finds: state.finds + Number(isFind),
    }));
    if (!signal.aborted && isFind) found(count);
  } catch (error) {
    if (signal.aborted) return;
    const apology: ChatTurn = { role: "assistant", content: TROUBLE };
    update((state) => {
      const arrived: ChatTurn[] = state.arriving ? [{ role: "assistant", content: state.arriving }] : [];
      return { ...state, messages: [...messages, ...arrived, apology], arriving: null, loading: false };
    });
    const isRefused = error instanceof ApiError && error.status < 500;
    host.notify({ kind: "error", text: NO_REPLY, ...(isRefused && { description: error.message }) });
  }
}

/**
 * Shows a reply as it comes.
 * @param kept the recommendations so far
 */
async function receive(
  host: WidgetHost,
  message: Parameters<typeof sendChatMessage>[1],
  kept: readonly ChatRecommendation[],
  signal: AbortSignal,
  update: Update,
): Promise<{ readonly text: string; readonly count: number }> {
  let text = "";
  const arrived: ChatRecommendation[] = [];
  for await (const event of sendChatMessage(host.api, message, signal)) {
    if (event.type === "text") {
      text += event.delta;
      update((state) => ({ ...state, arriving: text }));
    } else if (event.type === "meta") {
      const { fallback, source, ...meta }: ChatMeta = event.meta;
      update((state) => ({ ...state, standIn: fallback ? source : null, surroundings: meta }));
    } else {
      arrived.push(event.suggestion);
      const recommendations = mergeRecommendations(kept, arrived);
      update((state) => ({ ...state, recommendations }));
    }
  }
  return { text, count: arrived.length };
}

/** @param isNew whether the last finding is a while ago */
function announce({ track, notify }: WidgetHost, count: number, isNew: boolean): void {
  notify({
    kind: "success",
    text: `Found ${count} gift recommendation${count === 1 ? "" : "s"}!`,
    ...(count > 1 && { description: `${count} gift suggestions found!` }),
  });
  if (isNew) track?.("gift_recommendations_found", { count });
}

/**
 * The recommendations with those of a new reply in front: without repeats by id or title, and no more than a conversation keeps (section 9).
 */
function mergeRecommendations(
  kept: readonly ChatRecommendation[],
  arrived: readonly ChatRecommendation[],
): readonly ChatRecommendation[] {
  const ids = new Set<string>();
  const titles = new Set<string>();
  const distinct = [...arrived, ...kept].filter(({ id, title }) => {
    const name = title.trim().toLowerCase();
    if (ids.has(id) || titles.has(name)) return false;
    ids.add(id);
    titles.add(name);
    return true;
  });
  return distinct.slice(0, CHAT_LIMITS.recommendations);
}
