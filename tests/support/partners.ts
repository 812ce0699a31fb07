import type { Partner, PartnerRequest } from "@gifthearth/core/contract";
import type { SignedIn } from "./accounts.ts";

/** A partner as somebody signs up. */
export function partnerOf(changes: Partial<PartnerRequest> = {}): PartnerRequest {
  return { name: "Ann's Blog", website: "https://blog.example", kind: "blog", ...changes };
}

/** Signs up as a partner through the API. */
export async function becomePartner(who: SignedIn, changes: Partial<PartnerRequest> = {}): Promise<Partner> {
  const response = await who.post("/api/partners", partnerOf(changes));
  if (response.status !== 201) {
    throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`);
  }
  return (await response.json()) as Partner;
}

/** A user's request with a JSON body. */
export function jsonRequest(method: string, body: unknown): RequestInit {
  return { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}
