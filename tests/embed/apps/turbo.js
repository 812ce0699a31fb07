import { visit } from "@hotwired/turbo";

// Its second page is the one that has the widgets.
if (!document.querySelector("gift-finder")) visit("/page/Turbo");
