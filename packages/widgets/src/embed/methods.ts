import type { Instance } from "./instance.ts";

/** The events that end what a method began. */
const ENDS = ["gh-ready", "gh-results", "gh-error"];

/**
 * Does what a page asks of a widget: `search`, `reset` or `refresh`.
 * @param stopped aborted when the widget is taken down; ends the waiting, too
 */
export async function callMethod(
  method: string,
  container: HTMLElement,
  instance: Instance,
  stopped: AbortSignal,
): Promise<void> {
  if (method === "search") {
    container.querySelector("form")?.requestSubmit();
    // Once it is rendered, the form tells what is missing.
    await new Promise((resolve) => setTimeout(resolve));
    if (!container.querySelector("[aria-busy=true]")) return;
  } else {
    instance.renew?.();
    // Nothing is on its way either where nobody named a server.
    if (method === "reset" || !instance.renew) return;
  }
  await new Promise<void>((resolve) => {
    const before = instance.over;
    instance.over = (type) => {
      before?.(type);
      if (ENDS.includes(type)) resolve();
    };
    stopped.addEventListener("abort", () => resolve(), { once: true });
  });
}
