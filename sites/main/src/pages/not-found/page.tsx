import { useSiteData } from "../../site-data.ts";
import { AdminNotFound } from "../problem/admin-not-found.tsx";
import { NotFound } from "../problem/not-found.tsx";

/** For any address that isn't ours. */
export function Component() {
  const { isAdminHost } = useSiteData();
  return isAdminHost ? <AdminNotFound /> : <NotFound />;
}
