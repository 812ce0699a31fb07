import type { WidgetEventDetails } from "./events.ts";
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
  if (instance.state === "loading") {
    await oneOf(["gh-ready", "gh-error"], instance, stopped);
    // A board has just asked.
    if (method === "refresh") return;
  }
  if (method === "search") {
    // Not by submitting it, which a sandboxed page may not.
    container.querySelector<HTMLElement>("[type=submit]")?.click();
    // Once it is rendered, the form tells what is missing.
    await new Promise((resolve) => setTimeout(resolve));
    if (!container.querySelector("[aria-busy=true]")) return;
    return oneOf(["gh-results", "gh-error"], instance, stopped);
  }
  instance.renew?.();
  // Nothing is on its way either where nobody named a server.
  if (method === "refresh" && instance.renew) await oneOf(["gh-ready", "gh-error"], instance, stopped);
}

/** Resolves with the next event of these types, or when the widget is taken down. */
function oneOf(
  types: readonly (keyof WidgetEventDetails)[],
  instance: Instance,
  stopped: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const before = instance.over;
    instance.over = (type) => {
      before?.(type);
      if (types.includes(type)) resolve();
    };
    stopped.addEventListener("abort", () => resolve(), { once: true });
  });
}
