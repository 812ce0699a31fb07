import { mistakesIn, nearest } from "@gifthearth/widgets/embed-advice";
import { OPTION_NAMES, readOption } from "@gifthearth/widgets/embed-options";
import { scriptHtml, styleHtml } from "../../embedding/embed-html.ts";
import { isWidgetName, WIDGETS, type WidgetName } from "../../embedding/widgets.ts";

/** Of our script: the evergreen one, or one of an exact version. */
const SCRIPT = /\/embed\/(v1|\d+\.\d+\.\d+)\/embed\.js$/;
const FRAME = /\/embed\/frame\/([^/]*)$/;
const NAMES = Object.keys(WIDGETS) as WidgetName[];
const NAMES_AS_TAGS = NAMES.map((name) => `<${name}>`).join(" or ");

/**
 * What is wrong with a page that is to show our widgets: a sentence for each mistake, with what to write instead.
 * Elements are judged by the rules that the browser's console goes by.
 * @param html the page, or as much of it as there is; it is read, and nothing in it is loaded or run
 * @param origin where our site is, without a slash at the end
 * @param labels the keys that there are
 */
export function mistakesInPage(html: string, origin: string, labels: readonly string[]): string[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  const elements = [...page.querySelectorAll<HTMLElement>(NAMES.join())];
  const frames = [...page.querySelectorAll("iframe")].filter((frame) =>
    pathOf(frame, origin).startsWith("/embed/"),
  );
  const mistakes = [
    ...mistakesInNames(page, html),
    ...(elements.length > 0 ? mistakesInScripts(page, origin) : []),
    ...elements.flatMap((element) => mistakesInElement(element, labels)),
    ...(elements.length > 0 ? [...mistakesInRoom(page, elements), ...mistakesInPolicy(page, origin)] : []),
    ...frames.flatMap((frame) => mistakesInFrame(frame, origin)),
  ];
  if (elements.length === 0 && frames.length === 0) {
    mistakes.push(`There is no widget on it. Write ${NAMES_AS_TAGS} where one should stand.`);
  }
  return [...new Set(mistakes)];
}

function mistakesInNames(page: Document, html: string): string[] {
  const unknown = [...page.querySelectorAll("*")].flatMap(({ localName }) => {
    const meant = isWidgetName(localName) ? undefined : nearest(localName.replace("_", "-"), NAMES);
    return meant ? [`There is no element <${localName}>. Write <${meant}>.`] : [];
  });
  const closed = NAMES.filter((name) => new RegExp(`<${name}\\b[^>]*/>`, "i").test(html));
  return [
    ...unknown,
    ...closed.map(
      (name) =>
        `HTML knows no <${name} />: whatever follows would be inside it. Write <${name}></${name}>, with a link in it.`,
    ),
  ];
}

function mistakesInScripts(page: Document, origin: string): string[] {
  const scripts = [...page.querySelectorAll("script")].filter((script) =>
    SCRIPT.test(pathOf(script, origin)),
  );
  if (scripts.length === 0) return [`Our script is missing. Write ${scriptHtml(origin)}`];
  return scripts.flatMap((script) => {
    const [, version] = SCRIPT.exec(pathOf(script, origin)) ?? [];
    return [
      ...(script.getAttribute("type") === "module"
        ? []
        : ['Our script is no module there. Write type="module" into its tag.']),
      ...(version === "v1" && script.hasAttribute("integrity")
        ? [
            "The script at /embed/v1/ is renewed with every release, and its integrity then refuses it. Write the address of a version, or leave integrity out.",
          ]
        : []),
    ];
  });
}

function mistakesInElement(element: HTMLElement, labels: readonly string[]): string[] {
  const written = {
    name: element.localName as WidgetName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    hasContent: element.querySelector(":scope > :not(span:empty)") !== null,
  };
  return mistakesIn(written, { options: OPTION_NAMES, readOption, labels });
}

/** A stylesheet that the page links to may keep the room; what is in it isn't seen here. */
function mistakesInRoom(page: Document, elements: readonly HTMLElement[]): string[] {
  const rules = [...page.querySelectorAll("style")].map(({ textContent }) => textContent).join("");
  if (page.querySelector("link[rel~=stylesheet]") || rules.includes("--gh-room")) return [];
  return elements
    .filter((element) => !/--gh-room|height/.test(element.getAttribute("style") ?? ""))
    .map((element) => {
      const options = element.hasAttribute("compact") ? { compact: "" } : {};
      const style = styleHtml(element.localName as WidgetName, options).replace(/\s+/g, " ");
      return `<${element.localName}>: Nothing keeps its room free, and the page moves when it comes. Write ${style}`;
    });
}

function mistakesInPolicy(page: Document, origin: string): string[] {
  const policies = [...page.querySelectorAll("meta[http-equiv]")]
    .filter((meta) => meta.getAttribute("http-equiv")?.toLowerCase() === "content-security-policy")
    .map((meta) => meta.getAttribute("content") ?? "");
  return policies.flatMap((policy) => {
    const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
    const refusing = ["script-src", "connect-src"].filter((name) => {
      const own = directives.find(([directive]) => directive === name);
      const sources = own ?? directives.find(([directive]) => directive === "default-src");
      return sources && !sources.some((source) => ["*", "https:", origin].includes(source));
    });
    return refusing.map((name) => `Its Content Security Policy refuses us. Write ${origin} into ${name}.`);
  });
}

function mistakesInFrame(frame: HTMLIFrameElement, origin: string): string[] {
  const [, name = ""] = FRAME.exec(pathOf(frame, origin)) ?? [];
  if (!isWidgetName(name)) {
    return [`<iframe>: There is no such page of ours. Write ${origin}/embed/frame/${NAMES[0]} into its src.`];
  }
  const title = `${WIDGETS[name].title} by GiftHearth`;
  return frame.title ? [] : [`<iframe>: Who can't see it isn't told what it is. Write title="${title}".`];
}

/** @returns the path that its `src` leads to, "" where that is no address */
function pathOf(element: Element, origin: string): string {
  const source = element.getAttribute("src") ?? "";
  return URL.canParse(source, origin) ? new URL(source, origin).pathname : "";
}
