import { recordInteraction } from "@gifthearth/client";
import { useEffect, useRef } from "react";
import { useHost } from "../host.ts";
import { ImpactScoreboard, type ImpactScoreboardProps } from "../impact-scoreboard/impact-scoreboard.tsx";
import { trackCharityInfo } from "./track-charity-info.ts";

export interface CharityNoticeProps extends ImpactScoreboardProps {
  /** Names this place in what is recorded. */
  readonly elementId: string;
}

/** The scoreboard where we want to know whether it is read. */
export function CharityNotice({ elementId, ...scoreboard }: CharityNoticeProps) {
  const { api } = useHost();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!notice.current) return;
    return trackCharityInfo(notice.current, (details) =>
      recordInteraction(api, { interactionType: "charity_info", elementId, details }),
    );
  }, [api, elementId]);
  return (
    <div ref={notice}>
      <ImpactScoreboard {...scoreboard} />
    </div>
  );
}
