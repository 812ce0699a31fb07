import type { ReactNode } from "react";

interface HeadingProps {
  readonly level: number;
  readonly className?: string;
  readonly id?: string;
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** A heading whose level fits the page around it; beyond 6 it stays 6. */
export function Heading({ level, ...attributes }: HeadingProps) {
  const Tag = `h${Math.min(level, 6)}` as "h2";
  return <Tag {...attributes} />;
}
