/** The side tabs, as the address's `tab` names them. */
export const PROFILE_TABS = [
  { id: "profile", name: "Profile Information" },
  { id: "notifications", name: "Notification Settings" },
  { id: "preferences", name: "Gift Preferences" },
  { id: "security", name: "Security Settings" },
  { id: "impact", name: "Charitable Impact" },
] as const;

export type ProfileTab = (typeof PROFILE_TABS)[number]["id"];

/** The tab of that name; the first where there is none. */
export function toTab(name: string | null): ProfileTab {
  return PROFILE_TABS.find(({ id }) => id === name)?.id ?? "profile";
}

/** The parts of the last tab. */
export const IMPACT_VIEWS = [
  { id: "overview", name: "Overview" },
  { id: "charities", name: "Charities" },
  { id: "activity", name: "Activity" },
] as const;

export type ImpactView = (typeof IMPACT_VIEWS)[number]["id"];

export function toView(name: string | null): ImpactView {
  return IMPACT_VIEWS.find(({ id }) => id === name)?.id ?? "overview";
}
