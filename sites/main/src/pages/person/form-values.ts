import { toRelation } from "@gifthearth/core";
import type { RecipientRequest } from "@gifthearth/core/contract";
import { budgetOf } from "../../account/budget-fields.tsx";
import { textOf } from "../../account/use-form.ts";

/** "Wool Rug, 2025": the year stands at the end, where it is known. */
const GIFT_LINE = /^(.*?)(?:,?\s*\(?((?:19|20)\d\d)\)?)?$/;

/** What the form of a person says. */
export function toRecipientRequest(values: FormData): RecipientRequest {
  const names = values.getAll("dayName").map(String);
  const part = (name: string, index: number) => String(values.getAll(name)[index] ?? "").trim();
  return {
    name: textOf(values, "name"),
    relation: toRelation(textOf(values, "relation")) ?? null,
    tastes: textOf(values, "tastes")
      .split(",")
      .map((taste) => taste.trim())
      .filter(Boolean),
    sizes: textOf(values, "sizes"),
    owns: textOf(values, "owns"),
    needs: textOf(values, "needs"),
    ...budgetOf(values),
    days: names
      .map((name, index) => ({
        name: name.trim(),
        month: Number(part("month", index)),
        day: Number(part("day", index)),
        year: part("year", index) === "" ? null : Number(part("year", index)),
      }))
      // A row that nobody filled in is no day.
      .filter(({ month, day }) => month > 0 || day > 0),
    gifts: toGifts(textOf(values, "gifts")),
    reminders: values.has("reminders"),
  };
}

/** One a line. */
function toGifts(text: string): { title: string; year: number | null }[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, title = "", year] = GIFT_LINE.exec(line) ?? [];
      // A line that is only a year names the gift itself.
      return title === "" ? { title: line, year: null } : { title, year: year ? Number(year) : null };
    });
}

/** The other way round. */
export function giftLines(
  gifts: readonly { readonly title: string; readonly year: number | null }[],
): string {
  return gifts.map(({ title, year }) => (year === null ? title : `${title}, ${year}`)).join("\n");
}
