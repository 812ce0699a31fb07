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

/** The shortlist, side by side: a column for each idea, in a native dialog. */
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

  const row = (name: English, cell: (idea: FoundSuggestion) => ReactNode) => (
    <tr>
      <th scope="row">{t(name)}</th>
      {ideas.map((idea) => (
        <td key={idea.title}>{cell(idea)}</td>
      ))}
    </tr>
  );

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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it */}
      <div className="gh-columns" role="region" aria-label={t("Ideas side by side")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {ideas.map((idea) => (
                <th key={idea.title} scope="col" className="gh-card-title" lang={langOf(idea)}>
                  <IdeaTile idea={idea} />
                  {idea.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row("Price", ({ priceRange }) => (
              <span className="gh-amount">{prices(priceRange)}</span>
            ))}
            {row("Why", (idea) => (
              <span lang={langOf(idea)}>{idea.why ?? idea.description}</span>
            ))}
            {row("Kind", ({ category, tags }) =>
              [category, ...tags].map((kind) => word(kind.replaceAll("-", " "))).join(", "),
            )}
            {marketplace && row("Where", (idea) => <ShopLink suggestion={idea} marketplace={marketplace} />)}
            {row("Shortlist", (idea) => (
              <button
                type="button"
                className="gh-button gh-quiet"
                aria-label={t("Remove {name}", { name: idea.title })}
                onClick={() => remove(idea)}
              >
                {t("Remove")}
              </button>
            ))}
          </tbody>
        </table>
      </div>
    </dialog>
  );
}
