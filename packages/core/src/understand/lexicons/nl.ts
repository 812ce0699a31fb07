import { EN } from "./en.ts";
export const NL = { ...EN, marks: "zznl" };
