import type { SafetyLexicon } from "../../lexicon.ts";
export const ES_SAFETY: SafetyLexicon = { states: {}, foods: {}, allergicTo: "", allergy: "", fine: "" };
