/** How long is waited before each try after the first; later ones wait for a reason to hope. Milliseconds. */
const RETRY_AFTER = [1000, 4000, 15_000, 60_000];

/**
 * Words of the button beside the link of a widget that couldn't be loaded: here, since its tables (text/) are more to
 * load. They are those of `failedRetry` there.
 */
export const TRY_AGAIN: Readonly<Record<string, string>> = {
  en: "Try Again",
  nl: "Opnieuw proberen",
  fr: "Réessayer",
  es: "Intentar de nuevo",
  de: "Noch einmal versuchen",
  it: "Riprova",
};

/**
 * Tries again later, and when the visitor presses a button.
 * @param root where the button goes; none while the widget shows
 * @param failures how many tries in a row have failed
 * @param signal takes the button away, and ends the waiting
 */
export function tryAgain(
  again: () => void,
  element: HTMLElement,
  root: ShadowRoot | null,
  failures: number,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const wait = RETRY_AFTER[failures - 1];
  const timer = wait && setTimeout(again, wait);
  const button = document.createElement("button");
  const language = element.getAttribute("locale") ?? element.closest<HTMLElement>("[lang]")?.lang ?? "";
  button.textContent = TRY_AGAIN[language.slice(0, 2).toLowerCase()] ?? TRY_AGAIN.en ?? "";
  button.addEventListener("click", again);
  root?.append(button);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    button.remove();
  });
}
