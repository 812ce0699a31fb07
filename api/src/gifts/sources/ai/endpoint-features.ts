import { APIError } from "openai";

/** Parts of a request that not every OpenAI-compatible endpoint takes, by the name of the field. */
type EndpointFeature = "response_format" | "stream_options" | "max_tokens";

/** Sends a request with as many features as the endpoint takes. */
export type Negotiate = <Reply>(
  wanted: readonly EndpointFeature[],
  send: (features: readonly EndpointFeature[]) => Promise<Reply>,
) => Promise<Reply>;

/**
 * Remembers which features an endpoint refuses, for as long as the process runs. A request that is
 * refused as malformed is sent again without them; what the endpoint then takes shows which one it was.
 * @returns a function that throws the endpoint's first refusal when it refuses the bare request too
 */
export function createFeatureMemory(): Negotiate {
  const refused = new Set<EndpointFeature>();
  return async (wanted, send) => {
    const features = wanted.filter((feature) => !refused.has(feature));
    let candidates = subsets(features);
    let firstRefusal: unknown;
    for (let candidate = candidates.shift(); candidate; candidate = candidates.shift()) {
      try {
        const reply = await send(candidate);
        for (const feature of features) if (!candidate.includes(feature)) refused.add(feature);
        return reply;
      } catch (error) {
        if (!isMalformed(error)) throw error;
        firstRefusal ??= error;
        const { param } = error;
        const named = features.find((feature) => param?.startsWith(feature));
        // Something else is at fault, and would be without the features too.
        if (param && !named) break;
        if (named) candidates = candidates.filter((others) => !others.includes(named));
      }
    }
    throw firstRefusal;
  };
}

/** All of them first, then those that leave out one, and so on to none. */
function subsets(features: readonly EndpointFeature[]): (readonly EndpointFeature[])[] {
  let sets: (readonly EndpointFeature[])[] = [[]];
  for (const feature of features) sets = sets.flatMap((set) => [set, [...set, feature]]);
  return sets.sort((one, other) => other.length - one.length);
}

function isMalformed(error: unknown): error is APIError {
  return error instanceof APIError && (error.status === 400 || error.status === 422);
}
