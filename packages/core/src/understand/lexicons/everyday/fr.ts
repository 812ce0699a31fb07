/** Words of everyday life, by the English words for them. */
export const FR_EVERYDAY: Readonly<Record<string, string>> = {
};
