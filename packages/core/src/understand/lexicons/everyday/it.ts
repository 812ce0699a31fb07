/** Words of everyday life, by the English words for them. */
export const IT_EVERYDAY: Readonly<Record<string, string>> = {
};
