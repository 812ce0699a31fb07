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
