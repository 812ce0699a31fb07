import { fetchCardWords } from "@gifthearth/client";
import {
  CARD_LIMITS,
  CARD_OCCASIONS,
  type CardOccasion,
  type CardTone,
  cardOccasionOf,
  type Relation,
  tonesFor,
} from "@gifthearth/core";
import { RELATION_LABELS, useHost } from "@gifthearth/widgets";
import { useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "../account/use-hydrated.ts";
import type { ForWhom } from "../host/shortlist.ts";
import { useSiteMemory } from "../host/site-memory.ts";

interface CardWordsProps {
  readonly idea: { readonly title: string; readonly category: string };
  /** Whom it is for; as the visit's last search said unless given. */
  readonly forWhom?: ForWhom | null;
}

/** What the messages are to fit. */
interface Wish {
  readonly occasion: CardOccasion;
  readonly relation: Relation | "";
  readonly tone: CardTone;
}

/** What was answered to a wish, by all answers so far. */
interface Told {
  readonly messages: readonly string[];
  readonly seen: readonly string[];
  readonly hasMore: boolean;
  readonly isOfModel: boolean;
}

const TONE_LABELS = { warm: "Warm", funny: "Funny", formal: "Formal" } as const satisfies Record<
  CardTone,
  string
>;
const OCCASIONS = Object.entries(CARD_OCCASIONS) as [CardOccasion, string][];
/** Nobody writes a card to these. */
const RELATIONS = (Object.entries(RELATION_LABELS) as [Relation, string][]).filter(
  ([relation]) => relation !== "self" && relation !== "pet",
);

/** Three short messages for the card that goes with an idea, once they are asked for; nothing of it is kept. */
export function CardWords({ idea, forWhom }: CardWordsProps) {
  const isLive = useHydrated();
  const memory = useSiteMemory();
  const [first, setFirst] = useState<Wish | null>(null);

  function open(isOpen: boolean): void {
    if (!isOpen || first) return;
    const { occasion = "", relation } = forWhom ?? memory?.lastSearch() ?? {};
    const known = RELATIONS.find(([one]) => one === relation)?.[0];
    setFirst({ occasion: cardOccasionOf(occasion, known), relation: known ?? "", tone: "warm" });
  }

  if (!isLive) return null;
  return (
    <details className="card-words no-print" onToggle={(event) => open(event.currentTarget.open)}>
      <summary className="gh-button">
        Words for the card<span className="gh-hidden">: {idea.title}</span>
      </summary>
      {first && <Writing idea={idea} first={first} />}
    </details>
  );
}

function Writing({ idea, first }: { readonly idea: CardWordsProps["idea"]; readonly first: Wish }) {
  const { api } = useHost();
  const id = useId();
  const [wish, setWish] = useState(first);
  const [told, setTold] = useState<ReadonlyMap<string, Told>>(new Map());
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  const asking = useRef<AbortController>(null);
  const current = told.get(keyOf(wish));

  async function ask(wanted: Wish, before?: Told): Promise<void> {
    asking.current?.abort();
    const leaving = new AbortController();
    asking.current = leaving;
    setState("asking");
    const { title, category } = idea;
    const { occasion, relation, tone } = wanted;
    const seen = before?.seen ?? [];
    try {
      const asked = { title, category, occasion, tone, seen: [...seen], ...(relation && { relation }) };
      const { messages, hasMore, source } = await fetchCardWords(api, asked, leaving.signal);
      if (leaving.signal.aborted) return;
      const answer: Told = {
        messages: messages.length > 0 ? messages : (before?.messages ?? []),
        seen: [...seen, ...messages].slice(-CARD_LIMITS.seen),
        hasMore,
        isOfModel: source === "openai",
      };
      setTold((all) => new Map(all).set(keyOf(wanted), answer));
      setState("idle");
    } catch {
      if (!leaving.signal.aborted) setState("failed");
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what else is asked for begins with a press
  useEffect(() => {
    void ask(first);
    return () => asking.current?.abort();
  }, []);

  function choose(part: Partial<Wish>): void {
    const chosen = { ...wish, ...part };
    const tones = tonesFor(chosen.occasion);
    const next = tones.includes(chosen.tone) ? chosen : { ...chosen, tone: "warm" as const };
    setWish(next);
    if (told.has(keyOf(next))) {
      asking.current?.abort();
      setState("idle");
    } else void ask(next);
  }

  return (
    <div className="card-words-body">
      <div className="card-words-choices">
        <label className="gh-field">
          <span className="gh-label">Occasion</span>
          <select
            className="gh-input"
            value={wish.occasion}
            onChange={({ currentTarget }) => choose({ occasion: currentTarget.value as CardOccasion })}
          >
            {OCCASIONS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className="gh-field">
          <span className="gh-label">Who is it for?</span>
          <select
            className="gh-input"
            value={wish.relation}
            onChange={({ currentTarget }) => choose({ relation: currentTarget.value as Relation | "" })}
          >
            <option value="">Somebody dear</option>
            {RELATIONS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="gh-row" role="group" aria-label="Tone">
        {tonesFor(wish.occasion).map((tone) => (
          <button
            key={tone}
            type="button"
            className="gh-chip"
            aria-pressed={tone === wish.tone}
            onClick={() => choose({ tone })}
          >
            {TONE_LABELS[tone]}
          </button>
        ))}
      </div>
      <div aria-live="polite" aria-busy={state === "asking"}>
        {state === "failed" ? (
          <p className="gh-error">We couldn’t write the words just now. Please try again in a moment.</p>
        ) : (
          <ul className={state === "asking" ? "card-messages card-messages-old" : "card-messages"}>
            {current?.messages.map((message, index) => (
              <Message key={message} id={`${id}-${index}`} text={message} place={index + 1} />
            ))}
            {!current && <li className="gh-muted">Finding words…</li>}
          </ul>
        )}
      </div>
      {state === "failed" ? (
        <button type="button" className="gh-button" onClick={() => void ask(wish, current)}>
          Try again
        </button>
      ) : current && !current.hasMore ? (
        <p className="gh-muted">Those are all we have in this tone.</p>
      ) : (
        <button
          type="button"
          className="gh-button"
          aria-disabled={state === "asking"}
          onClick={() => state === "idle" && void ask(wish, current)}
        >
          Show me others
        </button>
      )}
      <p className="gh-muted">
        {current?.isOfModel ? "Written by an AI model: read them before you copy them. " : ""}
        Nothing of this is kept.
      </p>
    </div>
  );
}

function keyOf({ occasion, relation, tone }: Wish): string {
  return [occasion, relation, tone].join(" ");
}

interface MessageProps {
  readonly id: string;
  readonly text: string;
  /** From 1. */
  readonly place: number;
}

function Message({ id, text, place }: MessageProps) {
  const { notify } = useHost();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: "success", text: "Copied" });
    } catch {
      // Not allowed, or a page without https.
      const words = document.getElementById(id);
      if (words) getSelection()?.selectAllChildren(words);
      notify({ kind: "info", text: "The words are selected: please copy them by hand" });
    }
  }

  return (
    <li className="card-message">
      <p id={id}>{text}</p>
      <button
        type="button"
        className="gh-button"
        aria-label={`Copy message ${place}`}
        onClick={() => void copy()}
      >
        Copy
      </button>
    </li>
  );
}
