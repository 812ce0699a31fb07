import { useHost } from "@gifthearth/widgets";
import { useId } from "react";
import { useSiteData } from "../site-data.ts";

/** A link of ours to be sent to somebody: to be copied, or to be selected where copying is forbidden. */
export function LinkToCopy({ label, path }: { readonly label: string; readonly path: string }) {
  const { origin } = useSiteData();
  const { notify } = useHost();
  const id = useId();
  const link = origin + path;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      notify({ kind: "success", text: "Link copied" });
    } catch {
      document.getElementById(id)?.focus();
      notify({ kind: "info", text: "The link is selected: please copy it by hand" });
    }
  }

  return (
    <div className="link-to-copy">
      <label className="gh-label" htmlFor={id}>
        {label}
      </label>
      <div className="gh-row">
        <input
          className="gh-input"
          id={id}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          className="gh-button"
          aria-label={`Copy the link: ${label}`}
          onClick={() => void copy()}
        >
          Copy
        </button>
      </div>
    </div>
  );
}
