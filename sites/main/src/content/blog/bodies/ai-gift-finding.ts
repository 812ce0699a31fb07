import type { Block } from "../../blocks.ts";

export const BODY: readonly Block[] = [];
