import type { ReactNode } from "react";

interface PreviewProps {
  readonly id: string;
  readonly heading: string;
  /** What will work: "Notification settings". */
  readonly what: string;
  readonly children: ReactNode;
}

/** Settings of an upcoming version, to be seen and not yet to be used. */
export function Preview({ id, heading, what, children }: PreviewProps) {
  return (
    <section className="card panel" aria-labelledby={`${id}-heading`}>
      <div className="gh-row gh-row-apart">
        <h2 id={`${id}-heading`}>{heading}</h2>
        <span className="gh-pill">Beta preview</span>
      </div>
      <p className="gh-note">This is a preview. {what} will work in an upcoming update.</p>
      <fieldset className="preview" disabled aria-labelledby={`${id}-heading`}>
        {children}
      </fieldset>
    </section>
  );
}

/** A switch of a preview. */
export function PreviewSwitch({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <label className="switch-row">
      <span>
        <span className="gh-label">{name}</span>
        <span className="gh-muted">{text}</span>
      </span>
      <input type="checkbox" role="switch" aria-checked="false" className="switch" disabled />
    </label>
  );
}
