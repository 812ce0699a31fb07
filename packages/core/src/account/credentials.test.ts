import { describe, expect, it } from "vitest";
import { isEmail, normalizeEmail, passwordProblem, signUpProblem } from "./credentials.ts";

const FORM = { email: "ann@example.org", password: "secret1", confirmPassword: "secret1" };

describe("signUpProblem (section 5)", () => {
  it("finds none in a whole form", () => {
    expect(signUpProblem(FORM)).toBeNull();
    expect(signUpProblem({ ...FORM, password: "123456", confirmPassword: "123456" })).toBeNull();
  });

  it.each([
    [{ email: "" }, "All fields are required"],
    [{ email: "  " }, "All fields are required"],
    [{ password: "" }, "All fields are required"],
    [{ confirmPassword: "" }, "All fields are required"],
    [{ confirmPassword: "Secret1" }, "Passwords do not match"],
    [{ password: "12345", confirmPassword: "12345" }, "Password must be at least 6 characters"],
    [{ email: "ann" }, "Please enter a valid email address"],
  ])("%o: %s", (change, message) => {
    expect(signUpProblem({ ...FORM, ...change })?.message).toBe(message);
  });

  it("tells what comes first", () => {
    expect(signUpProblem({ email: "", password: "1", confirmPassword: "2" })?.message).toMatch(/^All/);
    expect(signUpProblem({ email: "ann", password: "1", confirmPassword: "2" })?.message).toMatch(
      /^Passwords/,
    );
    expect(signUpProblem({ email: "ann", password: "1", confirmPassword: "1" })?.message).toMatch(
      /^Password must/,
    );
  });

  it("refuses a password too long to be hashed", () => {
    const long = "x".repeat(201);
    expect(passwordProblem({ password: long, confirmPassword: long })?.field).toBe("password");
  });
});

describe("addresses", () => {
  it.each(["ann@example.org", " ann+gifts@mail.example.co.uk ", "änn@exämple.org"])("%s is one", (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    "",
    "ann",
    "ann@",
    "@example.org",
    "ann@example",
    "a b@example.org",
    "ann@exa mple.org",
    "<ann@example.org>",
    "ann@@example.org",
    "a@evil.com,victim＠x.org",
    "a@b.co;victim＠x.org",
    "a@b.co，c＠d.org",
    "g：a@b.co",
    "a@b.co‹victim＠x.org>",
    "ann@example..org",
    `${"x".repeat(260)}@example.org`,
  ])("%s is none", (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it("are the same in any case", () => {
    expect(normalizeEmail(" Ann@Example.ORG ")).toBe("ann@example.org");
  });
});
