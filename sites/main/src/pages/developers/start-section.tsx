import { Link } from "react-router";
import { Code } from "../../code/code.tsx";
import { elementHtml, scriptHtml, styleHtml } from "../../embedding/embed-html.ts";
import { WORDPRESS_PLUGIN } from "../../embedding/wordpress-plugin.ts";
import { DocSection } from "./doc-section.tsx";
import reference from "./embed.reference";
import { ReferenceList } from "./reference-list.tsx";

/** How a widget gets onto a page: by script, by package, from React. @param origin where the site is */
export function StartSections({ origin }: { readonly origin: string }) {
  return (
    <>
      <DocSection id="quick-start" title="Quick start">
        <p>
          The script once in the page, and the element where the widget should stand. The{" "}
          <Link to="/embed" viewTransition>
            configurator
          </Link>{" "}
          makes these lines for you.
        </p>
        <Code
          label="A gift finder"
          text={`${scriptHtml(origin)}\n${styleHtml("gift-finder", {})}\n\n${elementHtml(origin, "gift-finder", {})}`}
        />
        <Code
          label="An impact scoreboard"
          text={`${styleHtml("impact-scoreboard", {})}\n\n${elementHtml(origin, "impact-scoreboard", {})}`}
        />
        <p>
          The link inside is what readers see without JavaScript, behind an ad blocker, or while our server
          can't be reached. The style keeps your page from shifting while the widget loads, in a column of any
          width; under a strict Content Security Policy its rules stand in your own stylesheet.
        </p>
      </DocSection>
      <DocSection id="script" title="The script">
        <p>
          One module script of under two kilobytes. It defines <code>{"<gift-finder>"}</code> and{" "}
          <code>{"<impact-scoreboard>"}</code> and waits: a widget's own code comes when one of its elements
          gets near the viewport. A second copy, or another version, does no harm. Elements may be moved,
          removed and put back; put back, an element still holds what the visitor typed.
        </p>
        <p>
          It adds one name to the page, <code>GiftHearth</code>, for whoever builds pages by script:
        </p>
        <Code
          label="Mounting by script"
          text={`const finder = GiftHearth.mountGiftFinder("#gifts", {
  occasion: "Birthday",
  interests: ["Tea"],
  budget: [20, 60],
});

await finder.element.search();
finder.update({ theme: "dark" });
finder.destroy();`}
        />
        <h3 id="handle">What mounting returns</h3>
        <ReferenceList of="handle" entries={reference.handle} />
      </DocSection>
      <DocSection id="npm" title="npm package">
        <p>
          <code>@gifthearth/widgets</code> holds the same widgets with their types, for pages that are built.
          Importing it does nothing by itself, on a server neither. Since it comes from your own site, say
          which GiftHearth answers.
        </p>
        <Code label="Installing it" text="npm install @gifthearth/widgets" />
        <p>
          Where your registry doesn't have it, ask whoever runs this site for the tarball that its build
          makes, and give npm the path: <code>npm install ./gifthearth-widgets-VERSION.tgz</code>.
        </p>
        <Code
          label="With the npm package"
          text={`import { mountGiftFinder } from "@gifthearth/widgets";

const finder = mountGiftFinder(document.querySelector("#gifts"), {
  server: "${origin}",
  interests: ["Reading", "Hiking"],
});`}
        />
      </DocSection>
      <DocSection id="react" title="React">
        <p>
          Components for React, safe to render on a server: there they are the element with its link. New
          properties are taken over without mounting anew.
        </p>
        <Code
          label="In React"
          text={`import { GiftFinder } from "@gifthearth/widgets/react";

export function Gifts() {
  return <GiftFinder server="${origin}" headingLevel={3} budget={[20, 60]} />;
}`}
        />
      </DocSection>
      <DocSection id="wordpress" title="WordPress">
        <p>
          Upload our <a href={WORDPRESS_PLUGIN}>plugin</a> under Plugins, activate it, and under Settings,
          GiftHearth name this site. Then there are two blocks with every option and the widget itself as
          their preview, and shortcodes that take every option as an attribute. The script comes along on
          pages that have one.
        </p>
        <Code
          label="Shortcodes"
          text={`[gift_finder interests="Reading, Cooking" budget="20-60"]
[impact_scoreboard compact]`}
        />
      </DocSection>
    </>
  );
}
