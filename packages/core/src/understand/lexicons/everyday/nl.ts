/** Words of everyday life, by the English words for them. */
export const NL_EVERYDAY: Readonly<Record<string, string>> = {};
