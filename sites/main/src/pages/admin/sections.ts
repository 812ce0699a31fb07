/** The dashboard's sections, as the address's `section` names them; feedback has an address of its own. */
export const ADMIN_SECTIONS = [
  { id: "figures", name: "Figures" },
  { id: "revenue", name: "Revenue" },
  { id: "shops", name: "Shops" },
  { id: "months", name: "Months" },
  { id: "donations", name: "Donations" },
  { id: "charities", name: "Charities" },
  { id: "partners", name: "Partners" },
  { id: "subscribers", name: "Subscribers" },
  { id: "feedback", name: "Feedback" },
  { id: "audit", name: "Audit log" },
] as const;

export type AdminSection = (typeof ADMIN_SECTIONS)[number]["id"];

const FEEDBACK_PATH = "/admin/feedback";

/** The section at an address; the first where it names none. */
export function toSection({ pathname, searchParams }: URL): AdminSection {
  if (pathname.replace(/\/$/, "") === FEEDBACK_PATH) return "feedback";
  const name = searchParams.get("section");
  return ADMIN_SECTIONS.find(({ id }) => id === name)?.id ?? "figures";
}

/** Where a section is. @param month the one whose charities are shown */
export function sectionPath(section: AdminSection, month?: string): string {
  if (section === "feedback") return FEEDBACK_PATH;
  if (section === "figures") return "/admin/dashboard";
  return `/admin/dashboard?${new URLSearchParams({ section, ...(month && { month }) })}`;
}
