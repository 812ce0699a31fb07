import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOM_BOX, roomLength } from "../../packages/widgets/src/embed/places.ts";
import { readReference } from "../../sites/main/src/embed-reference.mjs";
import { cardsOf, expect, type Page, searchFor, test } from "../e2e/fixtures.ts";
import { serveFolder } from "../support/folder-server.ts";
import { startWordPress, type WordPress } from "./php.ts";

const ATTRIBUTES = [
  ...new Set(readReference().widgets.flatMap(({ options }) => options.map(({ attribute }) => attribute))),
];

/** What runs where a page with that content is shown. */
const SHOW =
  "foreach ( (array) $given['content'] as $content ) echo '<article>', do_shortcode( $content ), '</article>'; wp_footer();";

const withServer = (server: string) => `update_option( 'gifthearth', array( 'server' => '${server}' ) );`;
const GIFTS = withServer("https://gifts.example.org/");

const SCRIPT =
  /<script type="module" src="https:\/\/gifts\.example\.org\/embed\/v1\/embed\.js"[^>]*><\/script>/g;

let wordPress: WordPress;
let oldWordPress: WordPress;
test.beforeAll(async () => {
  wordPress = await startWordPress();
  oldWordPress = await startWordPress({ old: true });
});
test.afterAll(() => {
  wordPress.discard();
  oldWordPress.discard();
});

/** Opens a page with that content in the browser, the widgets asking our server. */
async function openPost(
  page: Page,
  server: string,
  content: string | readonly string[],
  settings = withServer(server),
) {
  const html = await wordPress.run(settings + SHOW, { content });
  const site = await serveFolder("/nowhere", {
    "/": `<!doctype html><html lang="en"><meta charset="utf-8"><title>A blog</title><body>${html}</body></html>`,
  });
  await page.goto(site.origin);
  return { html, close: site.close };
}

test("the shortcodes take every option of the elements, and nothing else", async () => {
  const said = await wordPress.run(
    "echo json_encode( array( GiftHearth\\COMMON, array_map( fn( $widget ) => $widget['attributes'], GiftHearth\\WIDGETS ) ) );",
  );
  const [common, own] = JSON.parse(said);
  const all = [...common, ...own.gift_finder, ...own.impact_scoreboard];
  expect(all.toSorted()).toEqual(ATTRIBUTES.toSorted());
  expect(own.impact_scoreboard).toEqual(["charity"]);
});

test("a shortcode is the element with its options and a link; the script comes once, and only with one", async () => {
  const content = `<p>Hello</p>
    [gift_finder interests="Reading, Cooking" budget='20-60' heading_level=3 event-text compact="no" nonsense="1"]
    [impact_scoreboard charity="riverbank" compact theme="dark"]Who it helps[/impact_scoreboard]`;
  const html = await wordPress.run(GIFTS + SHOW, { content });
  expect(html).toContain(
    `<gift-finder interests="Reading, Cooking" budget="20-60" heading-level="3" event-text style="${ROOM_BOX}; --gh-room: ${roomLength("gift-finder", false)}"><span style="float: left; height: var(--gh-room)"></span><a href="https://gifts.example.org/gift-finder">Find a gift with GiftHearth</a></gift-finder>`,
  );
  expect(html).toContain(
    `<impact-scoreboard charity="riverbank" compact theme="dark" style="${ROOM_BOX}; --gh-room: ${roomLength("impact-scoreboard", true)}"><span style="float: left; height: var(--gh-room)"></span><a href="https://gifts.example.org/impact">Who it helps</a></impact-scoreboard>`,
  );
  expect(html.match(SCRIPT)).toHaveLength(1);
  expect(await wordPress.run(GIFTS + SHOW, { content: "<p>[gallery] Hello [[gift_finder]]</p>" })).toBe(
    "<article><p>[gallery] Hello [gift_finder]</p></article>",
  );
});

test("a WordPress without script modules gets the script too, once", async () => {
  const content = "[gift_finder][gift_finder][impact_scoreboard]";
  const html = await oldWordPress.run(GIFTS + SHOW, { content });
  expect(html.match(SCRIPT)).toHaveLength(1);
  expect(await oldWordPress.run(GIFTS + SHOW, { content: "Hello" })).toBe("<article>Hello</article>");
});

test("without an address only an administrator sees what is missing; a feed has the link alone", async () => {
  const content = "[gift_finder]";
  expect(await wordPress.run(SHOW, { content })).toBe("<article></article>");
  expect(await wordPress.run(`$site['can'] = true; ${SHOW}`, { content })).toContain("Only you see this.");
  expect(await wordPress.run(`${GIFTS} $site['feed'] = true; ${SHOW}`, { content })).toBe(
    '<article><a href="https://gifts.example.org/gift-finder">Find a gift with GiftHearth</a></article>',
  );
});

test("the settings page is for who may manage the site, and keeps only what is an address", async () => {
  const open = "list( $capability, $print ) = $site['pages']['gifthearth']; $print();";
  expect(await wordPress.run(open)).toBe("");
  const html = await wordPress.run(`${GIFTS} $site['can'] = true; ${open} echo $capability;`);
  expect(html).toMatch(/manage_options$/);
  expect(html).toContain('name="gifthearth[server]" value="https://gifts.example.org"');
  expect(html).toContain('name="_wpnonce"');

  const keep =
    "update_option( 'gifthearth', $given ); echo json_encode( array( get_option( 'gifthearth' ), $site['errors'] ) );";
  for (const server of [
    "javascript:alert(1)",
    "//evil.example",
    "data:text/html,x",
    'https://"><script>',
    "nonsense here",
    ["https://gifts.example.org"],
  ]) {
    const [kept] = JSON.parse(await wordPress.run(keep, { server, partner: "<b>me</b>\u0000" }));
    // Whatever is left of it is an address, and stands nowhere unescaped.
    expect(kept.server).toMatch(/^$|^https?:\/\/[^"<>\s]+$/);
    expect(kept.partner).toMatch(/^(me)?$/);
  }
  expect(JSON.parse(await wordPress.run(keep, { server: "javascript:alert(1)" }))[1]).toEqual([
    "That is no address. Write it in full, such as https://gifts.example.org.",
  ]);
  expect(JSON.parse(await wordPress.run(keep, "no list"))[0]).toEqual({ server: "", partner: "" });
  const forgotten = `${GIFTS} $site['uninstall'](); echo json_encode( get_option( 'gifthearth' ) );`;
  expect(await wordPress.run(forgotten)).toBe("false");
});

test("what the plugin makes works in a browser, for the partner that was set", async ({ page, server }) => {
  const { close } = await openPost(
    page,
    server.url,
    `<h1>Presents</h1>[gift_finder occasion="Birthday" labels='{&#34;search&#34;:&#34;Go &#38; find&#34;}' partner_="x"]<p>…</p>[impact_scoreboard]`,
    `update_option( 'gifthearth', array( 'server' => '${server.url}/', 'partner' => 'a-small-kitchen' ) );`,
  );
  const finder = page.locator("gift-finder");
  await expect(finder).toHaveAttribute("partner", "a-small-kitchen");
  await expect(finder.locator("a").first()).toHaveAttribute(
    "href",
    /\/gift-finder\?partner=a-small-kitchen$/,
  );
  await expect(finder.getByLabel("Occasion", { exact: true })).toHaveValue("Birthday");
  await finder.getByRole("button", { name: "Reading", exact: true }).click();
  await finder.getByRole("button", { name: "Go & find", exact: true }).click();
  await expect(cardsOf(finder)).toHaveCount(6);
  await expect(page.locator("impact-scoreboard").getByText("total donated")).toBeVisible();
  await close();
});

const BLOCKS = "$site['blocks']";

test("each block takes the options of its shortcode, and the editor has a field for each", async () => {
  const said = await wordPress.run(`
    GiftHearth\\tell_editor();
    echo json_encode( array( array_map( fn( $block ) => $block['attributes'], ${BLOCKS} ), $site['scripts']['gifthearth-editor'] ) );`);
  const [blocks, script] = JSON.parse(said);
  const told = JSON.parse(script.before.replace(/^var gifthearthEditor = |;$/g, ""));
  for (const { element, options } of readReference().widgets) {
    const expected = options.map(({ attribute }) => attribute).toSorted();
    const types = blocks[`gifthearth/${element}`];
    expect(Object.keys(types).toSorted()).toEqual(expected);
    const { fields } = told.widgets[element];
    expect(fields.map(({ name }: { name: string }) => name).toSorted()).toEqual(expected);
    for (const { name, isFlag } of fields) expect(types[name].type).toBe(isFlag ? "boolean" : "string");
  }
  expect(script.src).toMatch(/\/editor\.js$/);
  // To who may not set it, the settings' address isn't told.
  expect(told.settings).toBe("");
});

test("a block is rendered as its shortcode is, whatever a post says of it", async () => {
  const blockOf = (name: string, given: object, settings = GIFTS) =>
    wordPress.run(`${settings} echo render_block( 'gifthearth/${name}', $given ); wp_footer();`, given);
  const html = await blockOf("gift-finder", {
    interests: "Reading, Cooking",
    "heading-level": "3",
    compact: true,
    "event-text": false,
    labels: '{"search":"Go & find"}',
    onclick: "window.hacked=1",
    age: ["1"],
  });
  expect(html).toContain(
    '<div class="wp-block"><gift-finder interests="Reading, Cooking" heading-level="3" compact labels="{&quot;search&quot;:&quot;Go &amp; find&quot;}" style=',
  );
  expect(html).not.toMatch(/hacked|event-text|age=/);
  expect(html.match(SCRIPT)).toHaveLength(1);
  const hostile = await blockOf("impact-scoreboard", { charity: `"><script>window.hacked=1</script>` });
  expect(hostile).not.toContain("<script>");
  expect(await blockOf("gift-finder", {}, "")).toBe("");
});

/** Of what the editor gives to blocks, as much as ours asks for: elements become those of the page. */
const EDITOR = `
  const h = (type, props, ...children) => {
    if (typeof type === "function") return type({ ...props, children });
    const made = document.createElement(type);
    for (const [name, value] of Object.entries(props ?? {})) if (typeof value !== "object") made.setAttribute(name, value);
    made.append(...children.flat().filter((child) => child));
    return made;
  };
  const box = ({ children }) => h("div", null, ...[children].flat());
  const control = (kind) => ({ label, value, checked, onChange }) => {
    const made = h("input", { "aria-label": label, value: value ?? "", type: kind });
    made.checked = checked;
    made.addEventListener("change", () => onChange(kind === "checkbox" ? made.checked : made.value));
    return h("p", null, made);
  };
  window.registered = {};
  window.wp = {
    blocks: { registerBlockType: (name, block) => { window.registered[name] = block; } },
    blockEditor: { useBlockProps: () => ({}), InspectorControls: box },
    components: {
      Disabled: box, PanelBody: box, Placeholder: ({ label, instructions, children }) => h("div", null, label, instructions, ...[children].flat()),
      TextControl: control("text"), SelectControl: control("text"), ToggleControl: control("checkbox"),
    },
    element: { createElement: h, useState: (value) => [value, () => {}], useEffect: () => {} },
    i18n: { __: (text) => text },
  };
  let attributes = {};
  window.edit = (name) => {
    const setAttributes = (changes) => { attributes = { ...attributes, ...changes }; window.edit(name); };
    document.body.replaceChildren(window.registered[name].edit({ name, attributes, setAttributes }));
  };`;

test("in the editor the fields change the widget that is shown, and without an address it says where to set it", async ({
  page,
  server,
}) => {
  const script = await readFile(join(import.meta.dirname, "../../examples/wordpress/editor.js"), "utf8");
  const blog = await serveFolder("/nowhere", {
    "/": '<!doctype html><html lang="en"><title>Editor</title><body></body></html>',
  });
  const open = async (settings: string) => {
    const before = await wordPress.run(
      `${settings} $site['can'] = true; GiftHearth\\tell_editor(); echo $site['scripts']['gifthearth-editor']['before'];`,
    );
    await page.goto(blog.origin);
    for (const content of [EDITOR, before, script, 'edit("gifthearth/gift-finder")']) {
      await page.evaluate(content);
    }
  };
  await open(withServer(server.url));
  expect(await page.evaluate("Object.keys(registered)")).toEqual([
    "gifthearth/gift-finder",
    "gifthearth/impact-scoreboard",
  ]);
  await page.getByLabel("Occasion, such as Birthday").fill("Wedding");
  await page.getByLabel("Occasion, such as Birthday").blur();
  await page.getByLabel("Less of it").check();
  await expect(page.getByLabel("Occasion, such as Birthday")).toHaveValue("Wedding");
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("src", /\?occasion=Wedding&compact=$/);
  await frame.scrollIntoViewIfNeeded();
  const finder = frame.contentFrame().locator("gift-finder");
  await expect(finder.getByLabel("Occasion", { exact: true })).toHaveValue("Wedding");

  await open("");
  await expect(page.getByText("GiftHearth has no address yet.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Set it" })).toHaveAttribute("href", /page=gifthearth$/);
  await blog.close();
});

/** What an author without the right to write HTML might try; `!` is called where one of them succeeds. */
const HOSTILE = [
  `[gift_finder occasion='" onmouseover="window.hacked=1" x="']`,
  `[gift_finder occasion="'><script>window.hacked=1</script>"]`,
  `[gift_finder occasion="&quot; onfocus=&quot;window.hacked=1&quot; autofocus tabindex=&quot;0"]`,
  `[gift_finder onclick="window.hacked=1" style="position:fixed" id="wpadminbar" class="x"]`,
  `[gift_finder server="javascript:window.hacked=1"]`,
  `[gift_finder server="https://a.example/'onclick='window.hacked=1"]`,
  `[gift_finder server='https://a.example/?"><img src=x onerror=window.hacked=1>']`,
  `[gift_finder accent="red;background:url(https://evil.example/)" theme="</gift-finder><script>window.hacked=1</script>"]`,
  `[gift_finder labels='{"search":"</gift-finder><img src=x onerror=window.hacked=1>"}']`,
  `[gift_finder labels='{&#34;search&#34;:&#34;&#60;img src=x onerror=window.hacked=1&#62;&#34;}']`,
  `[gift_finder labels='["a",{"b":1}]' budget="\\x22 onclick=\\x22window.hacked=1"]`,
  `[gift_finder]<img src=x onerror=window.hacked=1>[/gift_finder]`,
  `[gift_finder]" onclick="window.hacked=1[/gift_finder]`,
  `[gift_finder \x00"=1 <script>window.hacked=1</script>]`,
  `[impact_scoreboard charity='"><svg onload=window.hacked=1>' occasion="not for this one"]`,
];

test("hostile attributes make no other attribute, no element and no script of their own", async ({
  page,
  server,
  expectedErrors,
}) => {
  // Elements that ask servers which aren't there.
  expectedErrors.push(/net::ERR_|Failed to load resource|CORS|Access to fetch/);
  await page.route(/a\.example|evil\.example/, (route) => route.abort());
  const { close } = await openPost(page, server.url, HOSTILE);
  const found = await page.evaluate(() => {
    const elements = [...document.querySelectorAll("article *")];
    return {
      names: [...new Set(elements.map(({ localName }) => localName))].sort(),
      count: document.querySelectorAll("gift-finder, impact-scoreboard").length,
      // What keeps the room of each is the plugin's.
      spans: document.querySelectorAll("article span").length,
      rooms: document.querySelectorAll(":is(gift-finder, impact-scoreboard) > span:first-child:empty").length,
      attributes: [...new Set(elements.flatMap((element) => element.getAttributeNames()))].sort(),
      links: [...document.querySelectorAll<HTMLAnchorElement>("article a")].map(({ protocol }) => protocol),
      scripts: document.scripts.length,
    };
  });
  expect(found.names).toEqual(["a", "gift-finder", "impact-scoreboard", "span"]);
  expect(found).toMatchObject({
    count: HOSTILE.length,
    spans: HOSTILE.length,
    rooms: HOSTILE.length,
  });
  const allowed = [...ATTRIBUTES, "href", "style"];
  expect(found.attributes.filter((name) => !allowed.includes(name))).toEqual([]);
  expect(found.links.filter((protocol) => !/^https?:$/.test(protocol))).toEqual([]);
  expect(found.scripts).toBe(1);

  for (const widget of await page.locator("gift-finder, impact-scoreboard").all()) {
    await widget.scrollIntoViewIfNeeded();
    await widget.hover({ timeout: 5_000 }).catch(() => {});
  }
  await searchFor(page.locator("gift-finder").first(), { interests: ["Reading"] }).catch(() => {});
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  await close();
});
