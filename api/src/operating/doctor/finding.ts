/** What a check found. */
export interface Finding {
  /** What was looked at, in a word or two. */
  readonly about: string;
  /** `mend`: the server won't serve visitors rightly like that; `look`: it will, and the operator should know. */
  readonly state: "good" | "look" | "mend";
  /** What is there. */
  readonly found: string;
  /** What to do; for everything but what is good. */
  readonly advice?: string;
}

export const good = (about: string, found: string): Finding => ({ about, state: "good", found });

export const look = (about: string, found: string, advice: string): Finding => ({
  about,
  state: "look",
  found,
  advice,
});

export const mend = (about: string, found: string, advice: string): Finding => ({
  about,
  state: "mend",
  found,
  advice,
});
