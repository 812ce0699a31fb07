import { type GiftSuggestion, type Marketplace, shopLink } from "@gifthearth/core";
import { useHost } from "../host.ts";
import { PlainSaveLink } from "./plain-save-link.tsx";
import { SaveButton } from "./save-button.tsx";

export interface SaveIdeaProps {
  readonly suggestion: GiftSuggestion;
  readonly marketplace: Marketplace;
}

/** Saves an idea with the shop link that its card has; nothing where nobody can be signed in. */
export function SaveIdea({ suggestion, marketplace }: SaveIdeaProps) {
  const host = useHost();
  const { title, description, priceRange, category, imageUrl } = suggestion;
  const affiliateUrl = shopLink(suggestion, marketplace, host.utmSource);
  const { saveIdea } = host;
  if (!saveIdea || !affiliateUrl) return null;
  const save = () => saveIdea({ title, description, priceRange, category, imageUrl, affiliateUrl });
  return (
    <>
      <SaveButton name={title} onSave={save} />
      <PlainSaveLink suggestion={suggestion} />
    </>
  );
}
