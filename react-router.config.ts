import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  // The build writes several programs: the server, the maintenance commands, and the thread of the database.
  serverBuildFile: "[name].js",
  // One small static manifest of the routes, so that the browser sends no request for each newly seen link.
  routeDiscovery: { mode: "initial" },
  // In development, Vite prepares the packages at the start. Otherwise the page would reload when it first imports a
  // package.
  future: { unstable_optimizeDeps: true },
} satisfies Config;
