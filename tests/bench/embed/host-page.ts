import type { Embed } from "./embeds.ts";

/**
 * An article with the embed near its top.
 * @param server address of our server
 * @param styled whether the embed's own script brings a stylesheet
 */
export function hostPage({ html, entry }: Embed, server: string, styled: boolean): string {
  const paragraph = `<p>${"Gifts are remembered for the thought that went into them. ".repeat(8)}</p>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>An article</title>
<style>body { max-width: 640px; margin: 0 auto; padding: 16px; font: 16px/1.5 sans-serif; }</style>
${styled ? `<link rel="stylesheet" href="/${entry}.css">` : ""}
${entry ? `<script type="module" src="/${entry}.js"></script>` : ""}
<h1>An article</h1>
${paragraph}
${html(server)}
${paragraph.repeat(12)}
</html>`;
}
