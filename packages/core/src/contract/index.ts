export * from "./country.ts";
export * from "./donation-stats.ts";
export * from "./error.ts";
export * from "./events.ts";
export * from "./gift-finder.ts";
export * from "./gift-ideas.ts";
export * from "./health.ts";
export * from "./marketplaces.ts";
