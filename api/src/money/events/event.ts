import type {
  AnalyticsEventRequest,
  ClickEventRequest,
  UserInteractionRequest,
} from "@gifthearth/core/contract";

/** What the server adds to an event that a page reports. */
interface Received {
  readonly id: string;
  readonly at: Date;
  /** Null for a visitor who isn't signed in. */
  readonly userId: string | null;
}

export type ClickEvent = Omit<ClickEventRequest, "partner"> &
  Received & {
    /** Whose widget it was in; null for nobody's. */
    readonly partnerId: string | null;
    /** Made up by the server where the page names none, and its link carries none. */
    readonly newClickId?: string;
  };
export type AnalyticsEvent = Omit<AnalyticsEventRequest, "age"> & Received;
export type UserInteraction = UserInteractionRequest & Received;
