import { type Api, fetchGiftIdea, fetchMarketplaces } from "@gifthearth/client";
import type { Marketplace } from "@gifthearth/core";
import { data } from "react-router";
import { type NamedIdea, parseSaveAddress } from "./save-address.ts";

export interface SavableData {
  readonly idea: NamedIdea;
  readonly marketplaces: readonly Marketplace[];
}

/**
 * What the address would have saved: the catalogue's idea of that id, or else what the address itself says.
 * @throws an answer of status 404 for an address that names nothing
 */
export async function loadSavable(api: Api, { url }: Request): Promise<SavableData> {
  const { id, named } = parseSaveAddress(new URL(url).searchParams);
  const [known, marketplaces] = await Promise.all([
    id ? fetchGiftIdea(api, id).catch(() => null) : null,
    fetchMarketplaces(api).catch(() => []),
  ]);
  const idea = known ?? named;
  if (!idea) throw data(null, { status: 404 });
  return { idea, marketplaces };
}
