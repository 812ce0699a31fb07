/** Whether the sign-in page's address asks for a new account: `/auth?mode=sign-up`. */
export function isSignUp(parameters: URLSearchParams): boolean {
  return parameters.get("mode") === "sign-up";
}

/** The same address with the other form; where it leads after signing in stays. */
export function otherMode(parameters: URLSearchParams): string {
  const other = new URLSearchParams(parameters);
  other.delete("reset");
  if (isSignUp(parameters)) other.delete("mode");
  else other.set("mode", "sign-up");
  return `?${other}`;
}
