// What the embed adds to a page's own types: its elements.
import type {} from "../../packages/widgets/src/embed/loader.ts";

/** What an element within a widget looks like: its place in the tree, and the computed values that a page might change. */
type Look = readonly [element: string, values: Readonly<Record<string, string>>];

/** What came of looking at a page with both widgets. */
export interface Finding {
  /** What doesn't work, in words; empty where all does. */
  readonly problems: readonly string[];
  readonly looks: readonly Look[];
}

export interface Expected {
  /** How every element looks on a calm page; none where it may look otherwise. */
  readonly looks: readonly Look[] | null;
  /** Whether nothing on the page may move while the widgets load. */
  readonly isStill: boolean;
}

/**
 * Runs in the page, of any engine, and so knows nothing but what it is given: waits for both widgets, compares them with
 * those of a calm page, searches, and looks for what sticks out, what moved and what failed (`watch.js`).
 */
export async function probe({ looks: expected, isStill }: Expected): Promise<Finding> {
  const problems: string[] = [];
  const until = async (holds: () => boolean): Promise<boolean> => {
    for (const end = Date.now() + 20_000; !holds(); ) {
      if (Date.now() > end) return false;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return true;
  };
  const finder = () => document.querySelector("gift-finder");
  const board = () => document.querySelector("impact-scoreboard");
  const isReady = () => finder()?.state === "ready" && board()?.state === "ready";
  if (!(await until(isReady))) {
    return { problems: [`finder ${finder()?.state}, board ${board()?.state}`], looks: [] };
  }
  // Colours come over 150 milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 300));

  const elements = [finder(), board()].flatMap((host) => [
    ...(host?.shadowRoot?.querySelectorAll<HTMLElement>(".gh, .gh *") ?? []),
  ]);
  const round = (length: number) => String(Math.round(length));
  const looks = elements.map((element): Look => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const names = [
      "display position opacity visibility color background-color box-sizing direction writing-mode",
      "font-family font-size font-weight font-style line-height letter-spacing text-transform text-align",
      "text-decoration-line text-indent list-style-type white-space margin padding border-width border-style",
      "border-radius box-shadow appearance float",
    ].flatMap((line) => line.split(" "));
    const values = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
    const name = [element.localName, ...element.classList].join(".");
    return [name, { ...values, width: round(width), height: round(height) }];
  });
  if (expected) {
    const differing = expected.filter(([name, values], place) => {
      const [otherName, others] = looks[place] ?? [];
      // A driver may have put the values into another order.
      return name !== otherName || Object.keys(values).some((value) => values[value] !== others?.[value]);
    });
    const [first] = differing;
    if (expected.length !== looks.length) problems.push(`${looks.length} elements, not ${expected.length}`);
    else if (first) {
      const [, is] = looks[expected.indexOf(first)] ?? [];
      const changed = Object.entries(first[1]).filter(([name, value]) => is?.[name] !== value);
      problems.push(
        `${differing.length} of ${looks.length} elements look otherwise: ${first[0]} ${changed
          .map(([name, value]) => `${name} ${is?.[name]}, not ${value}`)
          .join("; ")}`,
      );
    }
  }

  const { shift } = window as { shift?: number };
  if (isStill && shift) problems.push(`the page moved by ${shift.toFixed(4)} while they loaded`);

  const widget = finder();
  Object.assign(widget ?? {}, { occasion: "Birthday", interests: ["Reading", "Cooking"] });
  const outcome = await widget?.search();
  const cards = widget?.shadowRoot?.querySelectorAll("[part=card]").length ?? 0;
  if (outcome !== "results" || cards < 4) problems.push(`a search ends with ${outcome} and ${cards} cards`);

  for (const host of [finder(), board()]) {
    const place = host?.getBoundingClientRect();
    const out = [...(host?.shadowRoot?.querySelectorAll<HTMLElement>(".gh-frame *") ?? [])].filter(
      (element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (!place || width <= 1 || (left >= place.left - 1 && right <= place.right + 1)) return false;
        for (let around = element.parentElement; around; around = around.parentElement) {
          if (getComputedStyle(around).overflowX !== "visible") return false;
        }
        return true;
      },
    );
    if (out[0]) problems.push(`${out.length} elements stick out of ${host?.localName}: ${out[0].className}`);
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) problems.push(`the page is ${scrollWidth} px wide in ${innerWidth}`);
  problems.push(...((window as { failures?: string[] }).failures ?? []));
  return { problems, looks };
}

/** The same in a browser that is too old for the widgets: it shows the link of each, and nothing fails. */
export async function probeLinks(): Promise<Finding> {
  const names = ["gift-finder", "impact-scoreboard"];
  const isShown = (name: string) => !!document.querySelector(`${name} a`)?.getBoundingClientRect().height;
  for (const end = Date.now() + 20_000; !names.every(isShown) && Date.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // Time enough for what our script does of an element that it does define.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const problems = [
    ...names.filter((name) => !isShown(name)).map((name) => `no link in ${name}`),
    ...names.filter((name) => customElements.get(name)).map((name) => `${name} is defined`),
    ...((window as { failures?: string[] }).failures ?? []),
  ];
  return { problems, looks: [] };
}
