import { AxeBuilder } from "@axe-core/playwright";
import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright/test";

/**
 * What axe finds on a page, each with its elements.
 * @param rules all of axe's without it
 * @param left those of them that aren't asked; none without it
 */
export async function findViolations(
  page: Page,
  rules: readonly string[] = [],
  left: readonly string[] = [],
): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ["violations"],
    ...(rules.length > 0 && { runOnly: { type: "rule", values: [...rules] } }),
    rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
  };
  const violations =
    page.frames().length > 1
      ? (await new AxeBuilder({ page }).options(options).analyze()).violations
      : await runInPage(page, options);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/**
 * The builder carries all that axe has seen, good or bad, to a blank page and judges it there, because of frames that
 * a page can't look into. Without frames the page itself can say what is wrong, in a fifth of the time.
 */
async function runInPage(page: Page, options: RunOptions): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { readonly axe: { readonly run: typeof import("axe-core").run } };
    return (await axe.run(document, options)).violations;
  }, options);
}
