/**
 * By which mails to an address are counted: what many providers deliver to one inbox, `ann+1@` and `ann+2@`, is one,
 * and Google passes over dots, too.
 * @param email as `normalizeEmail` makes it
 */
export function inboxOf(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  const person = name.split("+", 1)[0] ?? "";
  return /^(?:gmail|googlemail)\.com$/.test(domain)
    ? `${person.replaceAll(".", "")}@gmail.com`
    : `${person}@${domain}`;
}
