import { join } from "node:path";

/** Written as files, which somebody's web server then has below `/apps/next`. */
export default {
  output: "export",
  assetPrefix: "/apps/next",
  // Named by whoever builds it.
  env: { SERVER: process.env.SERVER },
  outputFileTracingRoot: join(import.meta.dirname, "../../../.."),
  webpack(config) {
    config.resolve.alias["@gifthearth/widgets"] = join(
      import.meta.dirname,
      "../../../../packages/widgets/dist/npm",
    );
    return config;
  },
};
