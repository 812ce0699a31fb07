import type { Dice } from "../support/dice.ts";

const LONE_SURROGATE = "\ud83d";

const TEXTS: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  LONE_SURROGATE,
  `Tea ${LONE_SURROGATE} Tray`,
  "\uffff\u202e\u200b",
  "é".normalize("NFD"),
  "x".repeat(70),
  "x".repeat(5_000),
  "🎁".repeat(600),
  "' or 1=1; drop table profiles; --",
  "%' escape '\\",
  "%00%ff%e0%80%80",
  "../../../../etc/passwd",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "=cmd|' /C calc'!A0",
  "javascript:alert(1)",
  "https://",
  "http://[::1",
  "//evil.example",
  "https://user:secret@www.amazon.com/",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "NaN",
  "-0",
  "1e400",
  "0x10",
  "9".repeat(400),
  "2026-13",
  "0000-00",
  "99999-01",
  "2026-02-31T25:61:61Z",
  "a@b",
  "a@b.c\r\nBcc: x@y.z",
  `${"a".repeat(300)}@example.org`,
  "null",
  "[]",
  "{}",
  "ß".repeat(40),
  "\r\nSet-Cookie: a=b",
];

/** Texts of JSON, since some are no value of JavaScript's. */
const OTHERS: readonly string[] = [
  "null",
  "true",
  "false",
  "0",
  "-1",
  "-0",
  "1.5",
  "1e308",
  "1e400",
  "-1e400",
  "9007199254740993",
  "2147483648",
  "9223372036854775808",
  "5e-324",
  "[]",
  "{}",
  "[null]",
  "[[[[[[]]]]]]",
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":1,"length":-1,"then":null}',
  `${"[".repeat(2_000)}${"]".repeat(2_000)}`,
  `${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}`,
  `[${"1,".repeat(5_000)}1]`,
  '"\\ud800"',
  '"\\u0000"',
];

/** Bodies that are no JSON, or hardly any. */
const BROKEN: readonly string[] = [
  "",
  "{",
  "[",
  '{"a":}',
  "{'a':1}",
  "undefined",
  "NaN",
  '{"a":1}{"b":2}',
  '"',
  "\u0000",
  "\ufeff{}",
  "<xml/>",
  "a=b&c=d",
  `{"a":"${"x".repeat(70_000)}"}`,
  "null",
  "1",
  '"text"',
  "[]",
];

export function hostileText(dice: Dice): string {
  return dice.pick(TEXTS);
}

/** @returns a text of JSON */
export function hostileJson(dice: Dice): string {
  return dice.chance(0.5) ? JSON.stringify(hostileText(dice)) : dice.pick(OTHERS);
}

export function brokenBody(dice: Dice): string {
  return dice.pick(BROKEN);
}
