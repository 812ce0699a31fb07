import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./react-app.js";

const { server } = document.documentElement.dataset;
createRoot(document.querySelector("#app")).render(createElement(App, { server }));
