import type { Context } from "hono";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import type { FindCurrentUser } from "../http/current-user.ts";
import type { AppEnv } from "../http/env.ts";
import type { Limits } from "../http/limits/limits.ts";
import type { Route } from "../http/route.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import { authRoutes } from "./auth/auth.routes.ts";
import { createAuth } from "./auth/auth.service.ts";
import { createCurrentUser } from "./auth/current-user.ts";
import { createSessions, type Sessions } from "./auth/sessions.ts";
import type { SignedInAccount } from "./auth/users.ts";
import { calendarRoutes } from "./calendar/calendar.routes.ts";
import { feedbackRoutes } from "./feedback/feedback.routes.ts";
import type { MailSender } from "./mail/mail-sender.ts";
import { newsletterRoutes } from "./newsletter/newsletter.routes.ts";
import { createNewsletter } from "./newsletter/newsletter.service.ts";
import { newsletterAdminRoutes } from "./newsletter/newsletter-admin.routes.ts";
import { newsletterFormRoutes } from "./newsletter/newsletter-form.routes.ts";
import { preferenceRoutes } from "./preferences/preferences.routes.ts";
import { profileRoutes } from "./profile/profile.routes.ts";
import { type FindIdeasForPerson, recipientRoutes } from "./recipients/recipients.routes.ts";
import { reminderFormRoutes } from "./reminders/reminders-form.routes.ts";
import { savedRoutes } from "./saved/saved.routes.ts";
import { sharedListRoutes } from "./shared-lists/shared-lists.routes.ts";
import { createTwoFactor } from "./two-factor/two-factor.service.ts";

export { createMailSender, type MailSender } from "./mail/mail-sender.ts";
export type { Mailer } from "./mail/mailer.ts";

interface SignInDependencies {
  readonly config: Config;
  readonly db: Database;
  readonly clock: () => Date;
  readonly elapsed?: () => number;
  readonly newId: () => string;
  readonly logger: Logger;
}

interface SignIn {
  readonly sessions: Sessions;
  readonly currentUser: FindCurrentUser<SignedInAccount>;
}

/** What tells who is signed in, as every wing asks it. */
export function createSignIn(dependencies: SignInDependencies): SignIn {
  const { config, db, logger } = dependencies;
  const { publicUrl } = config;
  const sessions = createSessions({ ...dependencies, secure: publicUrl.startsWith("https:") });
  return { sessions, currentUser: createCurrentUser(db, sessions, publicUrl, logger) };
}

interface Dependencies extends SignInDependencies, SignIn {
  readonly limits: Limits;
  readonly networksOf: (c: Context<AppEnv>) => readonly string[];
  readonly post: MailSender;
  readonly findIdeasForPerson: FindIdeasForPerson;
}

/** Accounts and what is kept of people. */
export function peopleRoutes(dependencies: Dependencies): readonly Route[] {
  const twoFactor = createTwoFactor(dependencies);
  const auth = createAuth({ ...dependencies, twoFactor });
  const newsletter = createNewsletter(dependencies);
  return [
    authRoutes({ ...dependencies, auth, twoFactor }),
    profileRoutes({ ...dependencies, auth }),
    savedRoutes(dependencies),
    sharedListRoutes(dependencies),
    recipientRoutes(dependencies),
    preferenceRoutes(dependencies),
    reminderFormRoutes(dependencies),
    calendarRoutes(dependencies),
    feedbackRoutes(dependencies),
    newsletterRoutes({ newsletter }),
    newsletterFormRoutes({ newsletter }),
    newsletterAdminRoutes(dependencies),
    auditRoutes(dependencies),
  ].flat();
}
