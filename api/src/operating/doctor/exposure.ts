import type { Config } from "../../config/config.ts";
import { type Finding, good, look, mend } from "./finding.ts";

/** A token that is shorter can be guessed by trying. */
const SHORTEST_TOKEN = 16;

/** What it takes to stand on the open web. @param isProduction whether `NODE_ENV` says so */
export function checkExposure(config: Config, isProduction: boolean): Finding[] {
  return [
    checkPublicUrl(config, isProduction),
    checkProxies(config),
    checkMetrics(config),
    checkLimits(config),
    checkTags(config),
  ];
}

function checkPublicUrl({ publicUrl }: Config, isProduction: boolean): Finding {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === "https:") return good("PUBLIC_URL", publicUrl);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  if (isHere && !isProduction) return good("PUBLIC_URL", `${publicUrl}, for trying it out on this machine`);
  const advice = "Set PUBLIC_URL to the site's https address, and put a proxy with a certificate in front.";
  return mend("PUBLIC_URL", `${publicUrl}: cookies and passwords would travel in the open`, advice);
}

function checkProxies({ publicUrl, trustedProxies }: Config): Finding {
  if (trustedProxies.some((item) => item.endsWith("/0"))) {
    const advice = "Name in TRUSTED_PROXIES only your proxies: else any visitor says who it is.";
    return mend("Proxies", "everybody is believed", advice);
  }
  if (trustedProxies.length > 0) return good("Proxies", `believed: ${trustedProxies.join(", ")}`);
  if (!publicUrl.startsWith("https:")) return good("Proxies", "none");
  // The server speaks no TLS itself.
  const advice =
    "Set TRUSTED_PROXIES to the address of the proxy that has the certificate: without it all visitors share one address and one set of limits.";
  return mend("Proxies", "none is named, and yet visitors come by https", advice);
}

function checkMetrics({ publicUrl, metricsToken }: Config): Finding {
  const advice = "Set METRICS_TOKEN to a long random text, such as `openssl rand -hex 24` makes.";
  if (metricsToken === null) {
    return publicUrl.startsWith("https:")
      ? look("Metrics", "for this machine alone, as long as its proxy adds X-Forwarded-For", advice)
      : good("Metrics", "for this machine alone");
  }
  return metricsToken.length < SHORTEST_TOKEN
    ? look("Metrics", "METRICS_TOKEN is short enough to be guessed", advice)
    : good("Metrics", "ask for METRICS_TOKEN");
}

function checkLimits({ rateLimits }: Config): Finding {
  if (rateLimits) return good("Limits", "attempts are limited");
  return mend("Limits", "RATE_LIMITS is off: passwords can be tried without end", "Remove RATE_LIMITS.");
}

function checkTags({ affiliateTags }: Config): Finding {
  const tagged = Object.entries(affiliateTags).flatMap(([country, tag]) => (tag ? [country] : []));
  if (tagged.length > 0) return good("Affiliate tags", tagged.join(", "));
  const advice = "Set AFFILIATE_TAG_US and so on: without a tag shop links earn nothing to give.";
  return look("Affiliate tags", "none", advice);
}
