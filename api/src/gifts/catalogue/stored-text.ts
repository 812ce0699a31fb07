import { LANGUAGES, type Language } from "@gifthearth/core";
import * as z from "zod";

/** A language that the catalogue is put into. */
export type OtherLanguage = Exclude<Language, "en">;
export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== "en");

/** What an idea is called and said to be in one of the other languages; a file a category, `text/<language>/<category>.json`. */
export const storedText = z.strictObject({
  /** The fingerprint of the English words that it was written from. */
  of: z.string(),
  title: z.string().min(3).max(62),
  description: z.string().min(50).max(260),
  /** What to type into the search box of a marketplace of that language. */
  searchText: z.string().min(2).max(80),
  point: z.string().min(8).max(160).optional(),
  suits: z.record(z.string(), z.string().min(8).max(160)).optional(),
});
export type StoredText = z.infer<typeof storedText>;
