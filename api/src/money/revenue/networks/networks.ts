import { awin } from "./awin.ts";
import { channel3 } from "./channel3.ts";

/** The affiliate networks whose reports count; one more is added by its descriptor here. */
export const NETWORKS = [awin, channel3] as const;

/** The one that a name stands for. */
export function networkOf(name: string): (typeof NETWORKS)[number] | undefined {
  return NETWORKS.find((network) => network.name === name.toLowerCase());
}
