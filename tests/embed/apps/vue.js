import "@gifthearth/widgets/auto";
import { createApp } from "vue";

const { server } = document.documentElement.dataset;
const app = createApp({
  data: () => ({ server }),
  template: `<impact-scoreboard :server="server"></impact-scoreboard><gift-finder :server="server"></gift-finder>`,
});
app.config.compilerOptions.isCustomElement = (tag) => /^(gift-finder|impact-scoreboard)$/.test(tag);
app.mount("#app");
