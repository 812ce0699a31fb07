// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { HostProvider, type WidgetHost } from "../host.ts";
import { ImpactScoreboard, type ImpactScoreboardProps } from "./impact-scoreboard.tsx";
import { SAMPLE_STATS } from "./sample-stats.ts";

/** The text of a board whose figures can't be had. */
async function textOf(
  props: ImpactScoreboardProps,
  samples: Pick<WidgetHost, "sampleStats"> = {},
): Promise<string | null> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.createElement("div");
  const fetch = async () => new Response("<h1>Oops</h1>", { status: 500 });
  const host: WidgetHost = {
    api: { baseUrl: "", fetch },
    country: null,
    siteUrl: "",
    utmSource: "",
    notify() {},
    ...samples,
  };
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <HostProvider value={host}>
        <ImpactScoreboard {...props} />
      </HostProvider>,
    ),
  );
  const text = place.textContent;
  await act(async () => root.unmount());
  return text;
}

it("without figures, shows the default ones on our own pages alone, and says so", async () => {
  const onOurs = { sampleStats: SAMPLE_STATS };
  expect(await textOf({}, onOurs)).toMatch(
    /\$25\.50total donated.*\$8\.75.*These are demo figures\.Unable to load impact stats\. Showing default values\.$/,
  );
  expect(await textOf({ compact: true }, onOurs)).toBe(
    "$25.50 given to charity by GiftHearth12 gifts foundDemo figures",
  );
  expect(await textOf({ charity: "trees" }, onOurs)).not.toMatch(/\$|\d/);
  for (const charity of [undefined, "trees"]) {
    for (const compact of [false, true]) {
      expect(await textOf({ charity, compact, instead: "The link" })).toBe("The link");
    }
  }
});
