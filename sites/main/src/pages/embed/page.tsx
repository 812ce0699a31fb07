import { pageTitle } from "@gifthearth/core";
import { useEffect, useState } from "react";
import { Link, useLoaderData, useLocation, useSearchParams } from "react-router";
import { Code } from "../../code/code.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { useSiteData } from "../../site-data.ts";
import { CheckPage } from "./check-page.tsx";
import type { Widget } from "./configuration.ts";
import { configurationQuery, readConfiguration } from "./configuration.ts";
import { type Cost, inKilobytes } from "./cost.ts";
import type { ConfiguratorData } from "./load.ts";
import { OptionForm } from "./option-form.tsx";
import { Preview } from "./preview.tsx";
import type { Snippet } from "./snippets.ts";
import { snippetsOf } from "./snippets.ts";

/** How long after the last change the address takes it up, milliseconds: browsers refuse too many changes. */
const ADDRESS_DELAY = 300;

/** Makes the snippet for a widget, with the widget itself beside it. */
export function Component() {
  const { charities, cost } = useLoaderData<ConfiguratorData>();
  const { origin } = useSiteData();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const [configuration, configure] = useState(() => readConfiguration(parameters));
  const query = configurationQuery(configuration);

  useEffect(() => {
    const timer = setTimeout(() => {
      // Past the router: nothing has to be loaded anew, and the focus stays where it is.
      if (location.search !== query) history.replaceState(history.state, "", pathname + query);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [pathname, query]);

  return (
    <>
      <PageMeta
        title={pageTitle("Put a Widget on Your Page")}
        description="Choose a gift finder, an impact scoreboard or a badge, see it as your visitors will, and copy the lines for your page."
      />
      <section className="wide page-head">
        <h1>Put a widget on your page</h1>
        <p className="lead">
          Choose, look, copy: a few lines for any page. The widgets set no cookie, store nothing, and before
          your visitor acts ask for nothing but their scripts and a scoreboard's figures. More for developers
          is in the{" "}
          <Link to="/developers" viewTransition>
            documentation
          </Link>
          .
        </p>
      </section>
      <div className="wide section configurator">
        <OptionForm configuration={configuration} charities={charities} onChange={configure} />
        <Preview configuration={configuration} />
        <section className="configurator-result" aria-labelledby="copy">
          <h2 id="copy">Copy it</h2>
          <CostOfWidget widget={configuration.widget} cost={cost} />
          <SnippetList snippets={snippetsOf(origin, configuration)} />
        </section>
        <CheckPage />
      </div>
    </>
  );
}

/** The snippets, the first of them open: each can be opened without scripts, too. */
function SnippetList({ snippets }: { readonly snippets: readonly Snippet[] }) {
  return (
    <div className="snippets">
      {snippets.map(({ id, title, hint, needs, code }, place) => (
        <details key={id} className="snippet" data-snippet={id} open={place === 0}>
          <summary>
            <h3>{title}</h3>
            <span className="gh-muted">{hint}</span>
          </summary>
          {needs && (
            <p className="snippet-needs">
              It needs <a href={needs.path}>{needs.name}</a>.
            </p>
          )}
          <Code label={`${title} snippet`} text={code} />
        </details>
      ))}
    </div>
  );
}

interface CostOfWidgetProps {
  readonly widget: Widget;
  /** Null where the build doesn't say. */
  readonly cost: Cost | null;
}

/** What a widget costs the page it stands on, as the build measured it. */
function CostOfWidget({ widget, cost }: CostOfWidgetProps) {
  if (widget === "badge") {
    return <p className="cost">A badge costs one small picture, and no script at all.</p>;
  }
  if (!cost) return null;
  const view = cost.view[widget];
  const total = widget === "gift-finder" ? view + cost.answer : view;
  return (
    <p className="cost">
      <strong>{inKilobytes(total)}</strong> in all, compressed: {inKilobytes(cost.loader)} with the page,{" "}
      {inKilobytes(view - cost.loader)} when the widget comes near the screen
      {widget === "gift-finder" && <>, {inKilobytes(cost.answer)} when a visitor first uses it</>}.
    </p>
  );
}
