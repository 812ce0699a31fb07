import { defineConfig } from "vite";

export default defineConfig({
  build: {
    outDir: "dist/client",
    rollupOptions: { input: ["index.html", "rendered.html"] },
  },
});
