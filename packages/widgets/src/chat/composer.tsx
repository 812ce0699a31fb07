import { CHAT_LIMITS } from "@gifthearth/core/chat";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";

interface ComposerProps {
  /** A reply is on its way: writing goes on, sending waits. */
  readonly loading: boolean;
  /** There is no conversation to write to. */
  readonly disabled: boolean;
  readonly onSend: (text: string) => void;
}

/** Where the visitor writes: Enter sends unless a reply is on its way, Shift and Enter make a new line. */
export function Composer({ loading, disabled, onSend }: ComposerProps) {
  const id = useId();
  const [draft, setDraft] = useState("");

  function send(): void {
    if (loading || disabled || !draft.trim()) return;
    onSend(draft);
    setDraft("");
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    send();
  }

  function pressKey(event: KeyboardEvent): void {
    // Enter that ends an input method's composition sends nothing. Preact hands on the native event itself.
    if (event.key !== "Enter" || event.shiftKey || (event.nativeEvent ?? event).isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form className="gh-chat-composer" onSubmit={submit}>
      <label className="gh-hidden" htmlFor={id}>
        Your message
      </label>
      <textarea
        className="gh-input"
        id={id}
        rows={1}
        maxLength={CHAT_LIMITS.message}
        placeholder="Write a message"
        enterKeyHint="send"
        autoComplete="off"
        value={draft}
        disabled={disabled}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={pressKey}
      />
      <button type="submit" className="gh-button gh-button-main" aria-disabled={loading} disabled={disabled}>
        Send
      </button>
    </form>
  );
}
