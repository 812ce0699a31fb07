import type { Instance } from "./instance.ts";

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
    if (method === "reset") return;
  }
  await new Promise<void>((resolve) => {
    const { over } = instance;
    instance.over = () => {
      delete instance.over;
      over?.();
      resolve();
    };
    stopped.addEventListener("abort", () => resolve());
  });
}
