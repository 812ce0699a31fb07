import { createElement, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./react-app.js";

const { server } = document.documentElement.dataset;
hydrateRoot(document.querySelector("#app"), createElement(StrictMode, null, createElement(App, { server })), {
  onRecoverableError: (error) => window.failures.push(`hydration: ${error}`),
});
