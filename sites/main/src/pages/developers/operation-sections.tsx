import { Link } from "react-router";
import { Code } from "../../code/code.tsx";
import { DocSection } from "./doc-section.tsx";
import { REQUESTS } from "./requests.ts";

/** What whoever runs the page around us asks: policies, versions, privacy, limits. @param origin where the site is */
export function OperationSections({ origin }: { readonly origin: string }) {
  return (
    <>
      <DocSection id="csp" title="Content Security Policy">
        <p>
          A page with a policy needs our address in two places, and nothing else: no nonce, no{" "}
          <code>unsafe-inline</code>, no <code>style-src</code>. The widgets style themselves by adopted
          stylesheets and parse no HTML, so <code>require-trusted-types-for 'script'</code> with{" "}
          <code>trusted-types 'none'</code> holds too.
        </p>
        <Code label="A policy" text={`script-src ${origin}; connect-src ${origin}`} />
        <p>
          For an iframe it is <code>frame-src</code> (and <code>script-src</code> for the script beside it),
          for a badge <code>img-src</code>. Where a policy allows no inline styles, the rules of our snippet's
          style stand in your own stylesheet. Pages that isolate themselves (COEP) can use all of it.
        </p>
      </DocSection>
      <DocSection id="versions" title="Versions and integrity">
        <p>
          <code>/embed/v1/embed.js</code> is always the newest of version 1: improvements come by themselves,
          what you use stays. Each release also stays at its own address, <code>/embed/1.2.3/embed.js</code>,
          the same bytes for ever. <a href="/embed/manifest.json">/embed/manifest.json</a> names the version,
          and for each file its size and its hash for <code>integrity</code>. What the script loads later is
          held to its bytes by an import map's <code>integrity</code>, which takes these hashes by address.
        </p>
        <Code
          label="A version with its hash"
          text={`<script
  type="module"
  src="${origin}/embed/VERSION/embed.js"
  integrity="sha384-FROM-THE-MANIFEST"
  crossorigin="anonymous"
></script>`}
        />
      </DocSection>
      <DocSection id="privacy" title="Privacy: what is requested when">
        <p>A page with our widgets asks this site for these, and nobody for anything else:</p>
        <ul className="doc-list">
          {REQUESTS.map(({ when, request, carries }) => (
            <li key={request}>
              {when}: <code>{request}</code>. {carries}
            </li>
          ))}
        </ul>
        <p>
          A link to a shop's own offer, “Details”, “Save” and our name lead to this site, as links do. What is
          kept of a search is in our{" "}
          <Link to="/privacy" viewTransition>
            privacy policy
          </Link>
          .
        </p>
        <p>
          The widgets set no cookie, store nothing on the visitor's device, load nothing from anybody else,
          and know nobody. Nothing of it is sent to you but the <a href="#events">events</a> on your own page.
        </p>
      </DocSection>
      <DocSection id="limits" title="Limits">
        <p>
          Any page may embed a widget, and any number of them. A <Link to="/partners">partner</Link> may have
          an hourly limit and a daily budget for the AI; beyond them our own catalogue answers, and the widget
          goes on working. Browsers: Chrome and Edge 123, Firefox 125, Safari 17.5, and all that are newer;
          older ones show the link.
        </p>
      </DocSection>
      <DocSection id="faq" title="Questions">
        <h3>Where do the links lead?</h3>
        <p>
          To the marketplace, where its programme allows such links on other people's pages; else to our page
          of the idea. <code>links="site"</code> always leads to ours.
        </p>
        <h3>Does it slow my page down?</h3>
        <p>
          The{" "}
          <Link to="/embed" viewTransition>
            configurator
          </Link>{" "}
          says what each widget weighs. Nothing of it blocks your page, and no layout shifts.
        </p>
        <h3>What if your server is down?</h3>
        <p>
          Your page stays as it is, and the element shows its link and a button that tries again. It tries by
          itself, too: after a while, when the connection is back, and when it comes into view anew. Your page
          hears <code>gh-error</code> once, and <code>gh-ready</code> when the widget is there.
        </p>
        <h3>Why doesn't it do what I wrote?</h3>
        <p>
          On <code>localhost</code>, and anywhere on an element with the attribute <code>debug</code>, the
          console says what is wrong and what to write instead.
        </p>
        <h3>Can I use the data without a widget?</h3>
        <p>
          Yes: the <a href="/api/docs">HTTP API</a> is what the widgets use themselves. Pages of any origin
          may call it. Ideas come with their <Link to="/developers/drawings">drawings</Link>, as path data.
        </p>
        <h3>Are there examples?</h3>
        <p>
          <a href="/examples/">A page for each promise</a>: a blog, a charity's page, a strict policy, and
          others.
        </p>
      </DocSection>
    </>
  );
}
