import { type Api, ApiError, fetchMarketplaces, fetchSharedList } from "@gifthearth/client";
import type { Marketplace } from "@gifthearth/core";
import type { SharedList } from "@gifthearth/core/contract";
import { data } from "react-router";

export type LoadedList =
  | {
      readonly state: "shown";
      readonly listKey: string;
      readonly list: SharedList;
      readonly marketplaces: readonly Marketplace[];
    }
  /** Never there, ended or run out, or not to be had just now; with words for the visitor. */
  | { readonly state: "unknown" | "gone" | "unavailable"; readonly message: string };

/** The list at a secret address; without one, why, with the status that says so. */
export async function loadSharedList(api: Api, key: string) {
  try {
    const [list, marketplaces] = await Promise.all([
      fetchSharedList(api, key),
      fetchMarketplaces(api).catch(() => []),
    ]);
    return data<LoadedList>({ state: "shown", listKey: key, list, marketplaces });
  } catch (error) {
    const { status, message } = error instanceof ApiError ? error : { status: 503, message: "" };
    const state = status === 404 ? "unknown" : status === 410 ? "gone" : "unavailable";
    return data<LoadedList>({ state, message }, { status: state === "unavailable" ? 503 : status });
  }
}
