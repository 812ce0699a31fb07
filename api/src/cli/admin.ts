/** `npm run admin -- ...`: who is an administrator. */
import { grantAdmin, listAdmins, revokeAdmin } from "../people/auth/roles.ts";
import { turnTwoFactorOff } from "../people/two-factor/two-factor.repository.ts";
import { type Program, type ProgramAnswer, start, UsageError } from "./program.ts";

export const admin: Program = {
  usage: `  npm run admin -- grant EMAIL
      makes the account of that address, which must be there already, an admin's
  npm run admin -- revoke EMAIL
      takes the role away
  npm run admin -- two-factor-off EMAIL
      for an owner who has lost the authenticator app and the recovery codes: the password alone signs in again
  npm run admin -- list
      names the admins`,
  async run({ openDatabase }, [command, email = ""]): Promise<ProgramAnswer> {
    if (command === "list") {
      const admins = await listAdmins(await openDatabase());
      return { text: admins.join("\n") || "There are no admins yet.", wentWell: true };
    }
    const isKnown = command === "grant" || command === "revoke" || command === "two-factor-off";
    if (email === "" || !isKnown) throw new UsageError();
    const db = await openDatabase();
    if (command === "two-factor-off") {
      return (await turnTwoFactorOff(db, email))
        ? { text: `${email} signs in by the password alone now.`, wentWell: true }
        : { text: `${email} has no two-factor authentication.`, wentWell: false };
    }
    if (command === "revoke") {
      return (await revokeAdmin(db, email))
        ? { text: `${email} is no admin any more.`, wentWell: true }
        : { text: `${email} was no admin.`, wentWell: false };
    }
    if (await grantAdmin(db, email)) return { text: `${email} is an admin now.`, wentWell: true };
    const advice = "Please sign up on the site first, and open the link that is mailed.";
    return { text: `No account has the address ${email}. ${advice}`, wentWell: false };
  },
};

if (import.meta.main) await start(admin);
