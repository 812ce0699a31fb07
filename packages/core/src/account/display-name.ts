/** Longest names of an account, characters; an empty one counts as none. */
export const NAME_LIMITS = { username: 60, fullName: 120 } as const;

interface Names {
  readonly username: string | null;
  readonly fullName: string | null;
  readonly email: string;
}

/**
 * What somebody is called: the username, else the full name, else the e-mail address, with everything
 * from the at-sign onward removed.
 */
export function displayName({ username, fullName, email }: Names): string {
  const name = username?.trim() || fullName?.trim() || email;
  // A name that begins with an at-sign would leave nothing.
  return name.replace(/(?<=.)@.*$/s, "");
}
