import type { FoundSuggestion, Marketplace } from "@gifthearth/core";
import { type ComponentType, type ReactNode, type RefObject, useRef } from "react";
import type { English } from "../../text/en.ts";
import { useText } from "../../text/text.ts";
import { Heading } from "../../ui/heading.tsx";
import { IdeaTile } from "../../ui/idea-tile.tsx";
import type { ShopLinkProps } from "../suggestion-card.tsx";

interface ComparisonProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly ideas: readonly FoundSuggestion[];
  readonly marketplace: Marketplace | undefined;
  readonly ShopLink: ComponentType<ShopLinkProps>;
  readonly headingLevel: number;
  readonly onRemove: (idea: FoundSuggestion) => void;
}

/** Kinds that are told; the others are words of our own, and say little to a visitor. */
const KINDS: readonly English[] = [
  ...(["books", "tech", "fashion", "home", "kitchen", "outdoor", "experience", "craft"] as const),
  ...(["food", "games", "music", "wellness", "pets", "baby"] as const),
  ...(["sustainable", "handmade", "practical", "unique", "digital"] as const),
];

/** The shortlist in a native dialog: side by side where there is room, one below the other where there isn't. */
export function Comparison({
  dialog,
  ideas,
  marketplace,
  ShopLink,
  headingLevel,
  onRemove,
}: ComparisonProps) {
  const { t, word, prices, langOf } = useText();
  const close = useRef<HTMLButtonElement>(null);

  function remove(idea: FoundSuggestion): void {
    // The button goes with its column.
    close.current?.focus();
    onRemove(idea);
    if (ideas.length === 1) dialog.current?.close();
  }

  return (
    <dialog className="gh-comparison" ref={dialog} aria-label={t("Compare ideas")}>
      <div className="gh-row gh-row-apart">
        <Heading level={headingLevel} className="gh-title">
          {t("Side by side")}
        </Heading>
        <button type="button" className="gh-button" ref={close} onClick={() => dialog.current?.close()}>
          {t("Close")}
        </button>
      </div>
      <ul className="gh-columns" aria-label={t("Ideas side by side")}>
        {ideas.map((idea) => (
          <li key={idea.title} className="gh-column">
            <IdeaTile idea={idea} />
            <Heading level={headingLevel + 1} className="gh-card-title" lang={langOf(idea)}>
              {idea.title}
            </Heading>
            <Told name={t("Price")}>
              <span className="gh-amount">{prices(idea.priceRange)}</span>
            </Told>
            <Told name={t("Why")}>
              <span lang={langOf(idea)}>{idea.why ?? idea.description}</span>
            </Told>
            <Told name={t("Kind")}>{kindsOf(idea).map(word).join(", ")}</Told>
            {marketplace && <ShopLink suggestion={idea} marketplace={marketplace} />}
            <button
              type="button"
              className="gh-button gh-quiet"
              aria-label={t("Remove {name}", { name: idea.title })}
              onClick={() => remove(idea)}
            >
              {t("Remove")}
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** What an idea is, in words that help to choose. */
function kindsOf({ category, tags }: FoundSuggestion): readonly string[] {
  return [category, ...tags].filter((kind) => (KINDS as readonly string[]).includes(kind));
}

/** One thing told of an idea, in a line of its own across all ideas. */
function Told({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className="gh-muted">{name}</p>
      {children}
    </div>
  );
}
