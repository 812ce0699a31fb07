import { useEffect, useId, useRef } from "react";
import { useText } from "../../text/text.ts";

interface LinkToCopyProps {
  readonly link: string;
  readonly onDone: () => void;
}

/** The address, selected, for visitors whose browser doesn't let us copy it. */
export function LinkToCopy({ link, onDone }: LinkToCopyProps) {
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
