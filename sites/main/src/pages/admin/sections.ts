/** The dashboard's sections, as the address's `section` names them. */
export const ADMIN_SECTIONS = [
  { id: "figures", name: "Figures" },
  { id: "revenue", name: "Revenue" },
  { id: "months", name: "Months" },
  { id: "donations", name: "Donations" },
  { id: "charities", name: "Charities" },
  { id: "subscribers", name: "Subscribers" },
] as const;

export type AdminSection = (typeof ADMIN_SECTIONS)[number]["id"];

/** The section of that name; the first where there is none. */
export function toSection(name: string | null): AdminSection {
  return ADMIN_SECTIONS.find(({ id }) => id === name)?.id ?? "figures";
}

/** Where a section is. @param month the one whose charities are shown */
export function sectionPath(section: AdminSection, month?: string): string {
  if (section === "figures") return "/admin/dashboard";
  return `/admin/dashboard?${new URLSearchParams({ section, ...(month && { month }) })}`;
}
