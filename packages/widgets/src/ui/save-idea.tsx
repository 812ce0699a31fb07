import { shopLink } from "@gifthearth/core";
import { type SaveIdeaProps, useHost } from "../host.ts";
import { NoScriptSaveLink } from "./no-script-save-link.tsx";
import { SaveButton, type SaveButtonProps } from "./save-button.tsx";

/** Saves an idea with the shop link that its card has; nothing where nobody can be signed in. */
export function SaveIdea({
  suggestion,
  marketplace,
  isKept,
}: SaveIdeaProps & Pick<SaveButtonProps, "isKept">) {
  const host = useHost();
  const { title, description, priceRange, category, imageUrl, drawing, why } = suggestion;
  const affiliateUrl = shopLink(suggestion, marketplace, host.utmSource);
  const { saveIdea } = host;
  if (!saveIdea || !affiliateUrl) return null;
  const save = () =>
    saveIdea({ title, description, priceRange, category, imageUrl, drawing, why, affiliateUrl });
  return (
    <>
      <SaveButton name={title} onSave={save} isKept={isKept} />
      <NoScriptSaveLink suggestion={suggestion} />
    </>
  );
}
