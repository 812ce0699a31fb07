/** In this order: browsers also name those that they are like. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const SYSTEMS = [
  [/\b(?:iPhone|iPad|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
] as const;

/** What people call the browser that calls itself so: "Firefox on Windows"; "Unknown browser" where it can't be told. */
export function deviceName(userAgent: string): string {
  const nameIn = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = nameIn(BROWSERS) ?? "Unknown browser";
  const system = nameIn(SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}
