/** Words of everyday life, by the English words for them. */
export const DE_EVERYDAY: Readonly<Record<string, string>> = {
};
