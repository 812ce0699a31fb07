import { EN } from "./en.ts";
export const IT = { ...EN, marks: "zzit" };
