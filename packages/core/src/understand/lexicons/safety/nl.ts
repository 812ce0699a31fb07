import type { SafetyLexicon } from "../../lexicon.ts";
export const NL_SAFETY: SafetyLexicon = { states: {}, foods: {}, allergicTo: "", allergy: "", fine: "" };
