import type { Track } from "./event.ts";

/** At most one `field_focus`, and one `field_blur`, in so long, milliseconds. */
const FIELD_INTERVAL = 1_000;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reports what happens in the forms of a page that are named by `data-form-name`, on the form or around it: which field is used and whether it is left empty, never what is typed.
 */
export function watchForms(page: Document, track: Track): void {
  const lastAt = new Map<string, number>();

  function trackField(eventName: "field_focus" | "field_blur", event: FocusEvent): void {
    const control = toControl(event.target);
    const form_name = formNameOf(control);
    if (!control || !form_name) return;
    const now = performance.now();
    if (now - (lastAt.get(eventName) ?? Number.NEGATIVE_INFINITY) < FIELD_INTERVAL) return;
    lastAt.set(eventName, now);
    track(eventName, { form_name, field_name: fieldName(control), is_empty: isEmpty(control) });
  }

  page.addEventListener("focusin", (event) => trackField("field_focus", event));
  page.addEventListener("focusout", (event) => trackField("field_blur", event));
  page.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches("[data-form-name] [popover] [type=radio]"))
      return;
    track("ai_provider_change", { provider: target.value });
  });
  page.addEventListener(
    "submit",
    ({ target }) => {
      const form_name = formNameOf(target);
      if (!form_name) return;
      track("form_submit", { form_name });
      // Once the form has answered: what it finds wrong it marks.
      setTimeout(() => {
        const wrong = (target as Element).querySelector('[aria-invalid="true"]');
        if (!wrong) return;
        const field_name = fieldName(toControl(wrong) ?? (wrong.querySelector("input") as Control | null));
        track("form_error", { form_name, field_name, error_type: "validation_failed" });
      });
    },
    { capture: true },
  );
}

function formNameOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest("[data-form-name]")?.getAttribute("data-form-name") ?? null;
}

function toControl(target: EventTarget | null): Control | null {
  const isControl = target instanceof Element && target.matches("input, select, textarea");
  return isControl ? (target as Control) : null;
}

/** `overall_rating` for a name `overallRating`; without a name by the id's last part or the label. */
function fieldName(control: Control | null): string {
  if (!control) return "unknown";
  const name =
    control.dataset.fieldName ||
    control.name ||
    control.id.split("-").at(-1) ||
    control.ariaLabel ||
    "unknown";
  return name
    .replace(/(?<=[a-z])(?=[A-Z])/g, "_")
    .replace(/\W+/g, "_")
    .toLowerCase()
    .slice(0, 60);
}

function isEmpty(control: Control): boolean {
  if (!control.matches("[type=radio], [type=checkbox]")) return !control.value.trim();
  const group =
    control.form?.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(control.name)}"]`) ?? [];
  return ![...group].some(({ checked }) => checked);
}
