import { feedbackIntegration, init } from "@sentry/browser";

init({
  dsn: `http://bench@${location.host}/1`,
  // Only the feedback widget.
  defaultIntegrations: false,
  integrations: [feedbackIntegration({ autoInject: true })],
});
