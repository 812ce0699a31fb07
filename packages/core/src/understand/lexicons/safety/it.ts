import type { SafetyLexicon } from "../../lexicon.ts";
export const IT_SAFETY: SafetyLexicon = { states: {}, foods: {}, allergicTo: "", allergy: "", fine: "" };
