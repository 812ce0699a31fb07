import { expect, it } from "vitest";
import { displayName } from "./display-name.ts";

const email = "ann@example.org";

it.each([
  [{ username: "annie", fullName: "Ann Lee", email }, "annie"],
  [{ username: null, fullName: "Ann Lee", email }, "Ann Lee"],
  [{ username: " ", fullName: "", email }, "ann"],
  [{ username: "annie@home", fullName: null, email }, "annie"],
  [{ username: "@annie", fullName: null, email }, "@annie"],
])("displayName of %o is %s (section 2)", (names, name) => {
  expect(displayName(names)).toBe(name);
});
