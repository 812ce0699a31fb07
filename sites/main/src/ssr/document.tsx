import { pageTitle } from "@gifthearth/core";
import type { ReactNode } from "react";
import { FEED_PATH } from "../seo/feed-path.ts";
import type { Theme } from "../theme/theme.ts";
import type { PageAssets } from "./assets.ts";
import { HYDRATION_ELEMENT } from "./hydration-data.ts";

interface DocumentProps {
  readonly assets: PageAssets;
  /** The hydration data as JSON that is safe inside a script element. */
  readonly json: string;
  /** The visitor's choice of colours; null leaves them to the system. */
  readonly theme: Theme | null;
  /** What stands in the head for those who run no scripts; the server's alone. */
  readonly links?: ReactNode;
  readonly children: ReactNode;
}

/** The whole page around the routes. Title, description and the like are the pages' own (page-meta.tsx). */
export function Document({ assets, json, theme, links, children }: DocumentProps) {
  return (
    <html lang="en" data-theme={theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme ?? "light dark"} />
        {theme !== "dark" && <meta name="theme-color" media={mediaOf("light", theme)} content="#fbf6ec" />}
        {theme !== "light" && <meta name="theme-color" media={mediaOf("dark", theme)} content="#141e1b" />}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title={pageTitle("Blog")} href={FEED_PATH} />
        {links}
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        <link rel="stylesheet" href={assets.styles} precedence="site" />
        {assets.scripts.map((script) => (
          // The page can be read before it is live: fonts come first.
          <link key={script} rel="modulepreload" href={script} fetchPriority="low" />
        ))}
      </head>
      <body>
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by toScriptJson */}
        <script id={HYDRATION_ELEMENT} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      </body>
    </html>
  );
}

/** When a colour holds: always where it was chosen, else where the system has it so. */
function mediaOf(scheme: Theme, chosen: Theme | null): string | undefined {
  return chosen ? undefined : `(prefers-color-scheme: ${scheme})`;
}
