import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { App } from "./app.tsx";

/** The app as HTML; each widget is its element, with the link inside. */
export function renderApp(): string {
  return renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
