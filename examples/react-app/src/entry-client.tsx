import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import "./app.css";

const root = document.getElementById("root") as HTMLElement;
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// What a server has rendered is taken over.
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
