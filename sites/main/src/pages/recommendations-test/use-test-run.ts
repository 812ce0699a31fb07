import { fetchRecommendations } from "@gifthearth/client";
import type { RecommendationsResponse } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import type { TestProfile } from "./profiles.ts";

/** How far a test page's question has come. */
export type TestRun =
  | { readonly phase: "idle" | "loading" }
  | { readonly phase: "answered"; readonly answer: RecommendationsResponse }
  | { readonly phase: "failed"; readonly message: string };

/** Asks for the profile's recommendations each time it is told to; not while it is asking. */
export function useTestRun({ request }: TestProfile): readonly [run: TestRun, start: () => Promise<void>] {
  const { api } = useHost();
  const [run, setRun] = useState<TestRun>({ phase: "idle" });

  async function start(): Promise<void> {
    if (run.phase === "loading") return;
    setRun({ phase: "loading" });
    try {
      setRun({ phase: "answered", answer: await fetchRecommendations(api, request) });
    } catch (error) {
      setRun({ phase: "failed", message: error instanceof Error ? error.message : String(error) });
    }
  }

  return [run, start];
}
