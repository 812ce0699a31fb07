import { type Api, fetchDonationsSummary } from "@gifthearth/client";
import { type Cost, readCost } from "./cost.ts";

/** What the configurator offers; what can't be had is left out. */
export interface ConfiguratorData {
  readonly charities: readonly { readonly id: string; readonly name: string }[];
  readonly cost: Cost | null;
}

export async function loadConfigurator(api: Api, signal: AbortSignal): Promise<ConfiguratorData> {
  const [charities, cost] = await Promise.all([
    fetchDonationsSummary(api, signal).then(
      ({ charities }) => charities.map(({ id, name }) => ({ id, name })),
      () => [],
    ),
    fetchCost(api, signal).catch(() => null),
  ]);
  return { charities, cost };
}

/** The build says itself what it weighs. */
async function fetchCost(api: Api, signal: AbortSignal): Promise<Cost | null> {
  const response = await api.fetch(`${api.baseUrl}/embed/manifest.json`, { signal });
  return response.ok ? readCost(await response.json()) : null;
}
