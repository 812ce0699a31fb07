import { createWidget } from "@typeform/embed";
import "@typeform/embed/build/css/widget.css";

const container = document.querySelector<HTMLElement>("#place");
if (container) createWidget("bench", { container });
