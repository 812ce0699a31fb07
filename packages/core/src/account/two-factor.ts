/** How many recovery codes there are, each of which stands in for a code of the app once. */
export const RECOVERY_CODES = 10;
