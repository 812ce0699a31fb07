import * as z from "zod";

/** What the configuration reference says of a setting; Markdown. */
export interface SettingDocs {
  /** What it is for. */
  readonly meaning: string;
  /** What may be set, with its limits. */
  readonly allowed: string;
  /** What counts when nothing is set, as it would be set; absent where that is nothing. */
  readonly fallback?: string;
  /** What counts when nothing is set, where that can't be set as a value. */
  readonly otherwise?: string;
}

/** The settings' documentation, by schema. */
export const SETTING_DOCS = z.registry<SettingDocs>();

/** A text, or nothing. Narrow it before documenting it: what is registered for this one would be said of all. */
export const setting = z.string().trim().optional();

interface NumberLimits {
  readonly least: number;
  readonly most: number;
  readonly fallback: number;
  /** Whether it may have decimals. */
  readonly decimals?: boolean;
}

/** @param sentence says what to do when it is no such number */
export function numberSetting({ least, most, fallback, decimals }: NumberLimits, sentence: string) {
  return setting
    .transform((digits) => (digits === undefined ? fallback : Number(digits)))
    .refine((value) => value >= least && value <= most && (decimals || Number.isInteger(value)), sentence);
}

/** Items separated by commas, in upper case. */
export function listSetting(isItem: (item: string) => boolean, sentence: string) {
  return setting
    .transform((list) => (list ?? "").split(",").flatMap((item) => item.trim().toUpperCase() || []))
    .refine((items) => items.every(isItem), sentence);
}

/** One of two words; `yes` is the one that stands for true. */
export function switchSetting(name: string, [yes, no]: readonly [string, string], fallback: string) {
  return setting
    .default(fallback)
    .refine((flag) => flag === yes || flag === no, `Set ${name} to ${yes} or ${no}, or remove it.`)
    .transform((flag) => flag === yes);
}

/** A secret that travels in a header: no spaces, no control characters. */
export function secretSetting(sentence: string) {
  return setting.refine((secret = "-") => /^[\x21-\x7e]+$/.test(secret), sentence);
}

/** Whether what we ask there can't be read or changed on the way: https, or this very machine. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(address);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  const isPlain = !username && !password && !search && !hash;
  return isPlain && (protocol === "https:" || (protocol === "http:" && isHere));
}
