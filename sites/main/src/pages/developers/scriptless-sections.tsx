import { Code } from "../../code/code.tsx";
import { DocSection } from "./doc-section.tsx";

/** Where scripts of ours may not be. @param origin where the site is */
export function ScriptlessSections({ origin }: { readonly origin: string }) {
  return (
    <>
      <DocSection id="iframe" title="iframe">
        <p>
          Two pages of ours are made to be framed: <code>/embed/frame/gift-finder</code> and{" "}
          <code>/embed/frame/impact-scoreboard</code>. Their query takes the options by the attributes' names,
          but for <code>server</code>, <code>labels</code> and <code>event-text</code>. They set no cookie,
          links open outside, and without JavaScript there is a link.
        </p>
        <Code
          label="An iframe"
          text={`<iframe
  src="${origin}/embed/frame/gift-finder?theme=auto&amp;locale=fr"
  title="Gift finder by GiftHearth"
  width="100%"
  height="1048"
  style="border: 0"
  allow="clipboard-write"
  loading="lazy"
></iframe>
<script type="module" src="${origin}/embed/v1/frame.js"></script>`}
        />
        <p>
          The script is yours to leave out. It makes each iframe as tall as its widget says, also those that
          are added later. It believes messages from this site alone, and nothing below 40 or above 12,000
          pixels; a framed page tells its height to the exact origin of the page around it. A sandboxed iframe
          without <code>allow-same-origin</code> has no origin to be believed, and keeps its height.
        </p>
      </DocSection>
      <DocSection id="oembed" title="oEmbed">
        <p>
          Publishing systems that know oEmbed turn a link to <code>{`${origin}/gift-finder`}</code>,{" "}
          <code>{`${origin}/impact`}</code> or the home page into a widget. The pages name the endpoint in
          their heads; options in the link's query come along.
        </p>
        <Code
          label="An oEmbed request"
          text={`GET ${origin}/oembed?url=${encodeURIComponent(`${origin}/impact`)}&format=json&maxwidth=480`}
        />
        <p>
          <code>format</code> is <code>json</code> or <code>xml</code> (501 for another),{" "}
          <code>maxwidth</code> and <code>maxheight</code> are kept to, and an address that isn't one of these
          is a 404.
        </p>
      </DocSection>
      <DocSection id="charity-feed" title="A charity's figures as data">
        <p>
          <code>/api/donations/CHARITY</code>, with the id that <a href="/api/donations">the ledger</a> has
          for it, is a feed for a charity's own page, which may show it as it likes; pages of any origin may
          ask for it, and it is at most ten seconds old. It says to whom and by whom, the charity's{" "}
          <code>figures</code>, each donation of the newest twelve months with its receipt, and in{" "}
          <code>log</code> what proves them: the ledger's newest checkpoint, a note signed by the key at{" "}
          <a href="/ledger/key">/ledger/key</a>, and for every event its place in the tree that the note
          signs. <a href="/api/docs">The reference</a> has each field.
        </p>
      </DocSection>
      <DocSection id="badge" title="Badge">
        <p>
          A picture with the sum as it is now, for mails and READMEs: <code>/embed/badge/impact.svg</code> and{" "}
          <code>.png</code>. It is at most five minutes old, and shows our name alone while there is no true
          sum to show. Its letters are paths: it needs no font.
        </p>
        <Code
          label="A badge in Markdown"
          text={`[![What GiftHearth has donated to charity](${origin}/embed/badge/impact.svg?style=line)](${origin}/impact)`}
        />
        <p className="doc-badges">
          <img src="/embed/badge/impact.svg" alt="The badge as a card" height="76" />
          <img
            src="/embed/badge/impact.svg?style=line&theme=dark"
            alt="The badge as a dark line"
            height="28"
          />
        </p>
        <dl className="reference">
          {BADGE_OPTIONS.map(([name, type, doc]) => (
            <div key={name} id={`badge-${name}`}>
              <dt>
                <code className="reference-name">{name}</code>
                <code className="reference-type">{type}</code>
              </dt>
              <dd>{doc}</dd>
            </div>
          ))}
        </dl>
        <p>
          Give it a text in <code>alt</code> that says what it is rather than the sum, which changes: “What
          GiftHearth has donated to charity”.
        </p>
      </DocSection>
    </>
  );
}

const BADGE_OPTIONS = [
  ["charity", "string", "Id of a charity: what this one was given. One that isn't known is a 404."],
  ["style", '"card" | "line"', "76 pixels high, or 28. A card without it."],
  ["theme", '"light" | "dark"', "Light without it. For both, put two into a <picture>."],
  ["scale", "1 | 2", "Of the PNG: how many pixels for each, so that it is sharp."],
] as const;
