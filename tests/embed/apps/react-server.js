import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { App } from "./react-app.js";

/** The page that the server sends, before `react-hydrated.js` takes it over. */
export const render = (server) => renderToString(createElement(App, { server }));
