import { CHANGE } from "./change.ts";
import { MANUAL } from "./manual.ts";
import type { Platforms } from "./platform.ts";
import type { PlatformDependencies, PlatformDescriptor } from "./platform-descriptor.ts";
import { PLEDGE } from "./pledge.ts";
import { SANDBOX } from "./sandbox.ts";

/** Where donations can be made, in the order in which they are named. A platform is added by its descriptor here. */
export const PLATFORMS: readonly PlatformDescriptor[] = [SANDBOX, MANUAL, CHANGE, PLEDGE];

export const PLATFORM_NAMES: readonly string[] = PLATFORMS.map(({ name }) => name);

/** Undefined for what is no platform's name. */
export function descriptorOf(name: string): PlatformDescriptor | undefined {
  return PLATFORMS.find((platform) => platform.name === name);
}

/** The keys of each platform that is set up, by its name. */
export type PlatformKeys = Readonly<Record<string, object>>;

/**
 * All platforms that can be asked: a donation stays with the platform that it was calculated for, whichever
 * one is set for the months to come.
 */
export function createPlatforms({
  config,
  ...dependencies
}: PlatformDependencies & {
  readonly config: { readonly payout: { readonly keys: PlatformKeys } };
}): Platforms {
  const entries = PLATFORMS.flatMap((platform) => {
    const keys = config.payout.keys[platform.name];
    return keys ? [[platform.name, platform.connect(keys, dependencies)] as const] : [];
  });
  return Object.fromEntries(entries);
}
