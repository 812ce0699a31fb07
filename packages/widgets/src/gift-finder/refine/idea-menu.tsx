import type { FoundSuggestion } from "@gifthearth/core";
import { useEffect, useRef } from "react";
import type { English } from "../../text/en.ts";
import { useText } from "../../text/text.ts";
import { isFocusLost } from "./lost-focus.ts";
import type { Mark } from "./marks.ts";
import type { RefinePress } from "./press.ts";

interface IdeaMenuProps {
  /** A new object opens the menu, if it is an idea that was pressed. */
  readonly press: RefinePress;
  /** What was said of the idea before. */
  readonly mark: Mark | undefined;
  readonly isShortlisted: boolean;
  readonly onMark: (idea: FoundSuggestion, mark: Mark) => void;
  readonly onShortlist: (idea: FoundSuggestion) => void;
}

/**
 * What may be said of one idea, in a native popover beside the button that was pressed: it closes on
 * Escape or a press elsewhere.
 */
export function IdeaMenu({ press, mark, isShortlisted, onMark, onShortlist }: IdeaMenuProps) {
  const { t } = useText();
  const menu = useRef<HTMLDivElement>(null);
  const { what, button } = press;
  const idea = typeof what === "object" ? what : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press opens it once
  useEffect(() => {
    if (!idea) return;
    menu.current?.showPopover({ source: button });
    menu.current?.querySelector("button")?.focus();
  }, [press]);

  /** Inside a shadow root the browser doesn't know where the focus came from. */
  function giveFocusBack(): void {
    const { activeElement } = button.getRootNode() as Document | ShadowRoot;
    // The button that was chosen has the focus still, out of sight, until the browser draws again.
    const isOutOfSight = menu.current?.contains(activeElement);
    if (isOutOfSight || isFocusLost(button)) button.focus({ preventScroll: true });
  }

  const choice = (label: English, choose: (idea: FoundSuggestion) => void, pressed?: boolean) => (
    <button
      type="button"
      className="gh-button gh-choice"
      aria-pressed={pressed}
      onClick={() => {
        menu.current?.hidePopover();
        if (idea) choose(idea);
      }}
    >
      {t(label)}
    </button>
  );

  return (
    <div
      className="gh-popover gh-menu"
      popover="auto"
      ref={menu}
      role="dialog"
      onToggle={(event) => event.newState === "closed" && giveFocusBack()}
      aria-label={idea?.title ?? ""}
    >
      {choice("More like this", (it) => onMark(it, "moreLike"), mark === "moreLike")}
      {choice("Not this", (it) => onMark(it, "notThis"))}
      {choice("Already has it", (it) => onMark(it, "alreadyHas"))}
      {choice("Compare", onShortlist, isShortlisted)}
    </div>
  );
}
