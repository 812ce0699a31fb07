export { assistantRoutes } from "./mcp.routes.ts";
