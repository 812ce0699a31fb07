import {
  type Api,
  ApiError,
  fetchAdminDonations,
  fetchAdminFeedback,
  fetchAdminOverview,
  fetchAdminPartners,
  fetchAuditActions,
  fetchCharities,
  fetchCharityMembers,
  fetchCloseChecklist,
  fetchMonthlyCharities,
  fetchOfferShops,
  fetchRevenue,
  fetchScheduledFeeds,
  fetchSubscribers,
} from "@gifthearth/client";
import type {
  AdminDonation,
  AdminFeedback,
  AdminOverview,
  AdminPartners,
  AuditActions,
  Charity,
  CharityMember,
  CloseChecklist,
  MonthlyCharities,
  OfferShop,
  RevenueSnapshot,
  ScheduledFeed,
  Subscribers,
} from "@gifthearth/core/contract";
import { isMonth } from "@gifthearth/core/ledger";
import { data } from "react-router";
import { loadForUser } from "../../account/session.ts";
import { toSection } from "./sections.ts";
import { type SubscriberQuery, toSubscriberQuery } from "./subscriber-query.ts";

interface Shared {
  readonly overview: AdminOverview;
}

/** What the section that is shown needs. */
export type AdminData =
  | (Shared & { readonly section: "figures" })
  | (Shared & { readonly section: "revenue"; readonly snapshots: readonly RevenueSnapshot[] })
  | (Shared & { readonly section: "months"; readonly checklist: CloseChecklist | null })
  | (Shared & { readonly section: "donations"; readonly donations: readonly AdminDonation[] })
  | (Shared & {
      readonly section: "charities";
      readonly charities: readonly Charity[];
      readonly choice: MonthlyCharities;
      /** Who acts for each charity, by its id. */
      readonly members: Readonly<Record<string, readonly CharityMember[]>>;
    })
  | (Shared & {
      readonly section: "subscribers";
      readonly subscribers: Subscribers;
      readonly asked: SubscriberQuery;
    })
  | {
      readonly section: "shops";
      readonly shops: readonly OfferShop[];
      readonly feeds: readonly ScheduledFeed[];
    }
  | { readonly section: "partners"; readonly partners: AdminPartners }
  | { readonly section: "audit"; readonly audit: AuditActions; readonly search: string }
  | { readonly section: "feedback"; readonly feedback: AdminFeedback };

/** `forbidden` for who is no administrator; null when it can't be had just now. */
export type LoadedAdmin = AdminData | "forbidden" | null;

/**
 * What the dashboard shows.
 * @returns with status 404 for who isn't an administrator
 * @throws a redirect to the sign-in page, and from there back, for who isn't signed in
 */
export async function loadAdmin(api: Api, request: Request) {
  const loaded = await loadForUser<LoadedAdmin>(request, async () => {
    try {
      return await loadSection(api, new URL(request.url));
    } catch (error) {
      if (error instanceof ApiError && error.code === "forbidden") return "forbidden";
      throw error;
    }
  });
  return loaded === "forbidden" ? data(loaded, { status: 404 }) : loaded;
}

async function loadSection(api: Api, address: URL): Promise<AdminData> {
  const section = toSection(address);
  const parameters = address.searchParams;
  if (section === "feedback") return { section, feedback: await fetchAdminFeedback(api, parameters) };
  if (section === "audit") {
    const search = (parameters.get("search") ?? "").trim().slice(0, 200);
    return { section, search, audit: await fetchAuditActions(api, search, pageOf(parameters)) };
  }
  if (section === "shops") {
    const [shops, feeds] = await Promise.all([fetchOfferShops(api), fetchScheduledFeeds(api)]);
    return { section, shops, feeds };
  }
  if (section === "partners") {
    return { section, partners: await fetchAdminPartners(api, pageOf(parameters)) };
  }
  const overview = await fetchAdminOverview(api);
  const { next } = overview.closes;
  switch (section) {
    case "figures":
      return { section, overview };
    case "revenue":
      return { section, overview, snapshots: await fetchRevenue(api) };
    case "months":
      return { section, overview, checklist: next && (await fetchCloseChecklist(api, next.month)) };
    case "donations":
      return { section, overview, donations: await fetchAdminDonations(api) };
    case "charities": {
      const asked = parameters.get("month") ?? "";
      const month = isMonth(asked) ? asked : (next?.month ?? overview.month);
      const [charities, choice] = await Promise.all([fetchCharities(api), fetchMonthlyCharities(api, month)]);
      const members = await Promise.all(
        charities.map(async ({ id }) => [id, await fetchCharityMembers(api, id)] as const),
      );
      return { section, overview, charities, choice, members: Object.fromEntries(members) };
    }
    case "subscribers": {
      const asked = toSubscriberQuery(parameters);
      return { section, overview, asked, subscribers: await fetchSubscribers(api, asked) };
    }
  }
}

function pageOf(parameters: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(parameters.get("page"))) || 1);
}
