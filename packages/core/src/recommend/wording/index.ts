import type { Language } from "../../language.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { italian } from "./it.ts";
import { dutch } from "./nl.ts";
import type { Wording } from "./wording.ts";

/** How each language says why. */
export const WORDINGS: Readonly<Record<Language, Wording>> = {
  en: english,
  nl: dutch,
  fr: french,
  es: spanish,
  de: german,
  it: italian,
};
