/** Words of everyday life, by the English words for them. */
export const ES_EVERYDAY: Readonly<Record<string, string>> = {
};
