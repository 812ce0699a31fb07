/** What a list for friends may hold. Lengths are characters. */
export const SHARED_LIST_LIMITS = {
  name: 40,
  message: 200,
  ideas: 30,
  /** Of all the friends together. */
  votes: 300,
  days: 90,
} as const;
