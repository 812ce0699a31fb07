import type { ReactNode } from "react";

interface DocSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the documentation, which the contents lead to. */
export function DocSection({ id, title, children }: DocSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
