export {
  CREDENTIAL_MESSAGES,
  type FieldProblem,
  isEmail,
  type NewCredentials,
  normalizeEmail,
  PASSWORD_LENGTH,
  passwordProblem,
  signUpProblem,
} from "./credentials.ts";
export { displayName, NAME_LIMITS } from "./display-name.ts";
export {
  type DueReminder,
  dueReminders,
  REMINDER_HOURS,
  REMINDER_LEADS,
  type RemindedDay,
  type ReminderLead,
} from "./reminders.ts";
export { DEFAULT_TIME_ZONE, isTimeZone, localTime, MAX_TIME_ZONE } from "./time-zone.ts";
export { RECOVERY_CODES } from "./two-factor.ts";
