import { type ReactNode, useEffect, useId, useRef } from "react";
import { useText } from "../../text/text.ts";
import type { Mark, Marks } from "./marks.ts";

/** How a mark reads. */
const SAYINGS = {
  moreLike: "More like {title}",
  notThis: "Not {title}",
  alreadyHas: "Has {title}",
} as const satisfies Record<Mark, string>;

interface TrayProps {
  /** Nothing to show; what is to be read out still is. */
  readonly isEmpty: boolean;
  readonly marks: Marks;
  /** What was just done, in words. */
  readonly notice: string;
  /** Takes what was just done back; null where it can't be or needn't. */
  readonly onUndo: (() => void) | null;
  readonly onForget: (title: string) => void;
  /** The address to copy by hand, where nothing else is allowed. */
  readonly link: string | null;
  readonly onLinkDone: () => void;
  /** The results' heading: gets the focus when the tray goes while it has it. */
  readonly heading: () => HTMLElement | null | undefined;
  /** Buttons for what may be done next. */
  readonly children: ReactNode;
}

/** One line at the window's lower edge while the results are in sight: what the next answer goes by. */
export function Tray({
  isEmpty,
  marks,
  notice,
  onUndo,
  onForget,
  link,
  onLinkDone,
  heading,
  children,
}: TrayProps) {
  const { t } = useText();
  const tray = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef(false);

  // A button that was pressed may be gone by now, and the focus with it.
  useEffect(() => {
    const element = tray.current;
    if (!pressed.current || !element) return;
    pressed.current = false;
    if (isFocusLost(element)) (element.querySelector("button") ?? heading())?.focus();
  });

  // Of several marks the latest is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of theirs
  useEffect(() => {
    if (list.current) list.current.scrollLeft = list.current.scrollWidth;
  }, [marks]);

  return (
    <div
      className={isEmpty ? "gh-hidden" : "gh-tray"}
      ref={tray}
      onClickCapture={() => {
        pressed.current = true;
      }}
    >
      {marks.size > 0 && (
        <ul className="gh-row gh-marks" ref={list} aria-label={t("What the next ideas go by")}>
          {[...marks].map(([title, mark]) => (
            <li key={title} className="gh-chip gh-chip-own">
              <span>{t(SAYINGS[mark], { title })}</span>
              <button
                type="button"
                className="gh-chip-remove"
                aria-label={t("Forget: {mark}", { mark: t(SAYINGS[mark], { title }) })}
                onClick={() => onForget(title)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {link && <LinkToCopy link={link} onDone={onLinkDone} />}
      <span className="gh-notice" role="status">
        {notice}
      </span>
      {onUndo && (
        <button type="button" className="gh-button" onClick={onUndo}>
          {t("Undo")}
        </button>
      )}
      {children}
    </div>
  );
}

/** Whether nothing has the focus, as after the element that had it was taken away. */
function isFocusLost({ ownerDocument }: Element): boolean {
  return ownerDocument.activeElement === ownerDocument.body;
}

interface LinkToCopyProps {
  readonly link: string;
  readonly onDone: () => void;
}

/** The address, selected, for visitors whose browser doesn't let us copy it. */
function LinkToCopy({ link, onDone }: LinkToCopyProps) {
  const { t } = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className="gh-field">
      <label className="gh-label" htmlFor={id}>
        {t("Link to these ideas")}
      </label>
      <div className="gh-add">
        <input className="gh-input" id={id} ref={field} readOnly value={link} />
        <button type="button" className="gh-button" onClick={onDone}>
          {t("Done")}
        </button>
      </div>
    </div>
  );
}
