/** Where a charity's own people find it. @param month YYYY-MM, for that month's statement */
export function charityPath(id: string, month?: string): string {
  return `/charity?${new URLSearchParams({ id, ...(month !== undefined && { month }) })}`;
}
