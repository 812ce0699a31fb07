import { IdeaTile } from "@gifthearth/widgets";
import { type ReactNode, useState } from "react";
import { CardWords } from "../card/card-words.tsx";
import { IdeaActions, IdeaName, IdeaPrice, type ShownIdea } from "./idea-parts.tsx";

interface IdeaCardProps {
  readonly idea: ShownIdea;
  /** Of its title. */
  readonly headingLevel: 2 | 3;
  /** What a tile without a photo says at its foot. */
  readonly caption?: string;
  /** What stands below its price. */
  readonly children?: ReactNode;
  /** What the button that takes it away is called. */
  readonly removal: "Remove" | "Delete";
  readonly onRemove: () => void;
}

/** An idea that somebody keeps, on the device or in their account. */
export function IdeaCard({ idea, headingLevel, caption, children, removal, onRemove }: IdeaCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className="card saved-idea">
      {caption === undefined ? <IdeaTile idea={idea} /> : <CaptionedTile idea={idea} caption={caption} />}
      <div className="saved-text">
        <Heading>
          <IdeaName idea={idea} />
        </Heading>
        <p>{idea.why ?? idea.description}</p>
        <IdeaPrice idea={idea} />
        {children}
        <IdeaActions idea={idea} removal={removal} onRemove={onRemove} />
        <CardWords idea={idea} forWhom={idea.forWhom} />
      </div>
    </li>
  );
}

function CaptionedTile({ idea, caption }: { readonly idea: ShownIdea; readonly caption: string }) {
  const [failed, setFailed] = useState(false);
  return (
    <div className="saved-tile" onErrorCapture={() => setFailed(true)}>
      <IdeaTile idea={idea} />
      {(!idea.imageUrl || failed) && <p>{caption}</p>}
    </div>
  );
}
