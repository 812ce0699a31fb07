import { posthog } from "posthog-js";

// Only surveys: all else that can be switched off is.
posthog.init("phc_bench", {
  api_host: location.origin,
  autocapture: false,
  capture_pageview: false,
  capture_pageleave: false,
  capture_heatmaps: false,
  capture_dead_clicks: false,
  capture_performance: false,
  disable_session_recording: true,
  disable_web_experiments: true,
});
