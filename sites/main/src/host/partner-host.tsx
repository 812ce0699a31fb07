import { HostProvider, useHost } from "@gifthearth/widgets";
import { type ReactNode, useMemo } from "react";
import { useSearchParams } from "react-router";

/** The partner whose widget led to an address; undefined where it names none. */
export function namedPartner(parameters: URLSearchParams): string | undefined {
  const id = parameters.get("partner") ?? "";
  return /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

/** Lets what is done below count for the partner whose widget led here, and its shop links name it. */
export function PartnerHost({ children }: { readonly children: ReactNode }) {
  const host = useHost();
  const partner = namedPartner(useSearchParams()[0]);
  const ofPartner = useMemo(
    () => (partner ? { ...host, api: { ...host.api, partner }, utmSource: partner } : host),
    [host, partner],
  );
  return <HostProvider value={ofPartner}>{children}</HostProvider>;
}
