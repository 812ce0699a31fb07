import type { SafetyLexicon } from "../../lexicon.ts";
export const DE_SAFETY: SafetyLexicon = { states: {}, foods: {}, allergicTo: "", allergy: "", fine: "" };
