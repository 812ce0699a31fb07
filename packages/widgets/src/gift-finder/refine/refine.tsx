import type { FoundSuggestion, Marketplace } from "@gifthearth/core";
import { adoptMoreCss } from "@gifthearth/shadow-dom-css";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { type RefinedQuery, useHost } from "../../host.ts";
import { useMoney } from "../../money.ts";
import { useText } from "../../text/text.ts";
import type { ShopLinkProps } from "../suggestion-card.tsx";
import type { GiftSearch } from "../use-gift-search.ts";
import { Comparison } from "./comparison.tsx";
import {
  isFull,
  isOutdated,
  type Mark,
  type Marks,
  others,
  refined,
  titlesOf,
  withMark,
  without,
} from "./marks.ts";
import type { RefinePress, Said } from "./press.ts";
import css from "./refine.css";
import { handOn, shareLink } from "./share.ts";
import { Tray } from "./tray.tsx";

export interface RefineProps {
  /** What is asked for now; `answer` may still be that to the query before. */
  readonly query: RefinedQuery;
  readonly answer: GiftSearch;
  readonly press: RefinePress;
  readonly marketplace: Marketplace | undefined;
  /** Handed in: were it imported, the chunk that shows the ideas would grow by what it exports. */
  readonly ShopLink: ComponentType<ShopLinkProps>;
  readonly headingLevel: number;
  readonly onSaid: (said: Said) => void;
  readonly onAsk: (query: RefinedQuery) => void;
}

/** What was asked before, and what was said of its ideas by then. */
interface Earlier {
  readonly query: RefinedQuery;
  readonly marks: Marks;
}

const NO_MARKS: Marks = new Map();

/** All that a visitor does with ideas once they are there: say what fits, compare, ask for others, share. */
export default function Refine({
  query,
  answer,
  press,
  marketplace,
  ShopLink,
  headingLevel,
  onSaid,
  onAsk,
}: RefineProps) {
  const host = useHost();
  const { t, word } = useText();
  const { currency } = useMoney();
  const root = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const toFocus = useRef<HTMLElement>(null);
  /** Titles of all ideas that were on the page since the form was sent. */
  const shown = useRef(new Set<string>());
  /** What the visitor reads while another answer is on its way. */
  const looking = useRef("");
  const [marks, setMarks] = useState(NO_MARKS);
  const [shortlist, setShortlist] = useState<readonly FoundSuggestion[]>([]);
  const [earlier, setEarlier] = useState<readonly Earlier[]>([]);
  const [notice, setNotice] = useState("");
  const [undo, setUndo] = useState<Marks | null>(null);
  const [link, setLink] = useState<string | null>(null);

  // After every rendering, since a widget that moves to another document adopts its styles anew.
  useEffect(() => adoptMoreCss(root.current, css));

  // Once the card that had the focus is gone.
  useEffect(() => {
    toFocus.current?.focus();
    toFocus.current = null;
  });

  // What is on the page is seen, also by those who went back to it; and once it is there, nobody looks for it any more.
  const isThere = answer.query === query && answer.phase !== "loading";
  useEffect(() => {
    if (!isThere) return;
    for (const { title } of answer.suggestions) shown.current.add(title);
    setNotice((now) => (now === looking.current ? "" : now));
  }, [isThere, answer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press counts once
  useEffect(() => {
    if (!("idea" in press)) {
      if (press.what === "Share") void share();
      else askForOthers();
    } else if (press.what === "compare") shortlistIdea(press.idea);
    else mark(press.idea, press.what, press.button);
  }, [press]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told of what was said whenever more is
  useEffect(() => {
    onSaid({
      notThis: titlesOf(marks, "notThis"),
      alreadyHas: titlesOf(marks, "alreadyHas"),
      moreLike: titlesOf(marks, "moreLike"),
      compare: shortlist.map(({ title }) => title),
    });
  }, [marks, shortlist]);

  function heading(): HTMLElement | null | undefined {
    const element = root.current?.parentElement?.querySelector<HTMLElement>(".gh-title");
    // A heading takes the focus only if it is told so.
    element?.setAttribute("tabindex", "-1");
    return element;
  }

  function change(next: Marks, words: string, before: Marks | null = null): void {
    setMarks(next);
    setNotice(words);
    setUndo(before);
  }

  function mark({ title }: FoundSuggestion, said: Mark, button: HTMLElement): void {
    if (said === "moreLike") {
      const again = marks.get(title) === said;
      change(again ? without(marks, title) : withMark(marks, title, said), "");
      setNotice(again ? "" : t("We will look for more like {title}.", { title }));
      return;
    }
    // The same button of the next idea, so that the visitor goes on from there.
    const card = button.closest("li");
    const place = [...(card?.querySelectorAll("button") ?? [])].indexOf(button as HTMLButtonElement);
    const next = card?.nextElementSibling ?? card?.previousElementSibling;
    toFocus.current = next?.querySelectorAll("button")[place] ?? heading() ?? null;
    change(withMark(marks, title, said), t("{title} is off the list.", { title }), marks);
  }

  function shortlistIdea(idea: FoundSuggestion): void {
    const rest = shortlist.filter(({ title }) => title !== idea.title);
    const added = rest.length === shortlist.length;
    setShortlist(added ? [...shortlist, idea] : rest);
    const { title } = idea;
    setNotice(t(added ? "{title} is on your shortlist." : "{title} is off your shortlist.", { title }));
    setUndo(null);
  }

  function ask(next: RefinedQuery, words: string): void {
    setEarlier([...earlier, { query, marks }]);
    looking.current = words;
    setNotice(words);
    setUndo(null);
    heading()?.focus();
    onAsk(next);
  }

  function askForOthers(): void {
    const next = others(query, marks, shown.current);
    // Any more, and what was shown longest ago would come again.
    if (isFull(next)) setNotice(t("Nothing fits. A wider budget helps most."));
    else ask(next, t("Looking for others."));
  }

  function goBack(): void {
    const last = earlier.at(-1);
    if (!last) return;
    setEarlier(earlier.slice(0, -1));
    change(last.marks, t("These are the earlier ideas."));
    heading()?.focus();
    onAsk(last.query);
  }

  async function share(): Promise<void> {
    const address = shareLink(query, host.siteUrl, location.href, currency);
    const outcome = await handOn(address, t("Perfect gifts: {occasion}", { occasion: word(query.occasion) }));
    setLink(outcome === "refused" ? address : null);
    if (outcome === "copied") host.notify({ kind: "success", text: t("Link copied") });
  }

  const isEmpty = !marks.size && !shortlist.length && !earlier.length && !link;
  return (
    <div className="gh-refine" ref={root}>
      <Tray
        isEmpty={isEmpty}
        marks={marks}
        notice={notice}
        onUndo={undo && (() => change(undo, ""))}
        onForget={(title) => change(without(marks, title), "")}
        link={link}
        onLinkDone={() => setLink(null)}
        heading={heading}
      >
        {isOutdated(query, marks) && (
          <button
            type="button"
            className="gh-button gh-button-main"
            onClick={() => ask(refined(query, marks), t("Looking again."))}
          >
            {t("Update ideas")}
          </button>
        )}
        {shortlist.length > 0 && (
          <button type="button" className="gh-button" onClick={() => dialog.current?.showModal()}>
            {t("Compare {count} idea|Compare {count} ideas", { count: shortlist.length })}
          </button>
        )}
        {earlier.length > 0 && (
          <button type="button" className="gh-button" onClick={goBack}>
            {t("Earlier ideas")}
          </button>
        )}
      </Tray>
      <Comparison
        dialog={dialog}
        ideas={shortlist}
        marketplace={marketplace}
        ShopLink={ShopLink}
        headingLevel={headingLevel}
        onRemove={shortlistIdea}
      />
    </div>
  );
}
