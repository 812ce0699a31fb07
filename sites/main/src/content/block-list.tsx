import { createElement, Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { useCharityShare } from "../site-data.ts";
import type { Block, Run, Text } from "./blocks.ts";
import { type FigureName, shareExample } from "./share-example.ts";

interface BlockListProps {
  readonly blocks: readonly Block[];
  /** Level of the blocks' headings: one below what stands above them. */
  readonly headingLevel?: 2 | 3;
}

/** The blocks of an article or of a legal page's section. */
export function BlockList({ blocks, headingLevel = 2 }: BlockListProps) {
  return blocks.map((block) => (
    <BlockView key={JSON.stringify(block)} block={block} headingLevel={headingLevel} />
  ));
}

function BlockView({ block, headingLevel }: { readonly block: Block; readonly headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  switch (block.type) {
    case "paragraph":
      return (
        <p>
          <TextRuns text={block.text} />
        </p>
      );
    case "heading":
      return <Heading>{block.text}</Heading>;
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item) => (
            <li key={JSON.stringify(item)}>
              <TextRuns text={item} />
            </li>
          ))}
        </List>
      );
    }
    case "quote":
      return (
        <figure className="quote">
          <blockquote>
            <TextRuns text={block.text} />
          </blockquote>
          <figcaption>{block.source}</figcaption>
        </figure>
      );
  }
}

/** A text with its links and figures. */
export function TextRuns({ text }: { readonly text: Text }) {
  const figures = shareExample(useCharityShare());
  const runs = typeof text === "string" ? [text] : text;
  // As arguments rather than as a list: the same words may stand in a text twice.
  return createElement(Fragment, null, ...runs.map((run) => showRun(run, figures)));
}

function showRun(run: Run, figures: Readonly<Record<FigureName, string>>): ReactNode {
  if (typeof run === "string") return run;
  if ("figure" in run) return figures[run.figure];
  if ("stress" in run) return <strong>{run.stress}</strong>;
  return (
    <Link to={run.path} viewTransition>
      {run.text}
    </Link>
  );
}
