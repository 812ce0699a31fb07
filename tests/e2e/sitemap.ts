import { expect, type Page } from "./fixtures.ts";

/** The paths that the sitemap names, as one reads it who takes nothing but XML. */
export async function pathsOfSitemap(page: Page): Promise<string[]> {
  const response = await page.request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toBe("application/xml; charset=utf-8");
  const addresses = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, "application/xml");
      if (parsed.querySelector("parsererror")) throw new Error("The sitemap is no XML");
      return [...parsed.querySelectorAll("urlset > url > loc")].map(({ textContent }) => textContent ?? "");
    },
    await response.text(),
  );
  return addresses.map((address) => new URL(address).pathname);
}

/** Those of the paths that aren't answered with 200. @param origin the server's, without a slash at the end */
export async function unanswered(origin: string, paths: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  const left = [...paths];
  const askOneByOne = async () => {
    for (let path = left.pop(); path; path = left.pop()) {
      const { status } = await fetch(origin + path, { method: "HEAD", redirect: "manual" });
      if (status !== 200) wrong.push(path);
    }
  };
  await Promise.all(Array.from({ length: 4 }, askOneByOne));
  return wrong;
}
