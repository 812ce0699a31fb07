/** The visitor's own choice of light or dark; who made none has what their system says. */
export type Theme = "light" | "dark";

const COOKIE = "theme";
const YEAR_IN_SECONDS = 31_536_000;

/** What the server reads from the visitor's cookies, so that the first picture is right already. */
export function readTheme(cookies: string | null): Theme | null {
  const value = cookies?.match(/(?:^|;\s*)theme=(light|dark)(?:;|$)/)?.[1];
  return value === "light" || value === "dark" ? value : null;
}

/** Shows the page so from now on, and keeps the choice for a year; null forgets it. */
export function chooseTheme(theme: Theme | null): void {
  const { documentElement: root } = document;
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  const age = theme ? YEAR_IN_SECONDS : 0;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${COOKIE}=${theme ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
