import "@gifthearth/widgets/auto";
import html from "solid-js/html";
import { render } from "solid-js/web";

const { server } = document.documentElement.dataset;
render(
  () =>
    html`<impact-scoreboard server=${server}></impact-scoreboard><gift-finder server=${server}></gift-finder>`,
  document.querySelector("#app"),
);
