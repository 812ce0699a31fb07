import { PRODUCT_NAME } from "@gifthearth/core";

/** @param origin where the site is, such as `https://gifts.example` */
export function scriptSnippet(origin: string): string {
  return `<script type="module" src="${origin}/embed/v1/embed.js"></script>`;
}

/** The gift finder of a partner. The height keeps the page from shifting while it loads. */
export function finderSnippet(origin: string, partnerId: string): string {
  return `<gift-finder partner="${partnerId}" style="display: block; min-height: clamp(640px, 1000px - 50vw, 830px)">
  <a href="${origin}/gift-finder?partner=${partnerId}">Find a gift with ${PRODUCT_NAME}</a>
</gift-finder>`;
}

/** The board of a partner. @param charityId whose own figures it shows; null for those of all */
export function boardSnippet(origin: string, partnerId: string, charityId: string | null): string {
  const charity = charityId === null ? "" : ` charity="${charityId}"`;
  return `<impact-scoreboard partner="${partnerId}"${charity} style="display: block; min-height: clamp(300px, 560px - 40vw, 420px)">
  <a href="${origin}/impact">See what ${PRODUCT_NAME} has given</a>
</impact-scoreboard>`;
}
