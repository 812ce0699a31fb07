import type { SafetyLexicon } from "../../lexicon.ts";
export const FR_SAFETY: SafetyLexicon = { states: {}, foods: {}, allergicTo: "", allergy: "", fine: "" };
