import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  // The server, the maintenance commands and the database thread are files of their own.
  serverBuildFile: "[name].js",
  // One small static manifest instead of a request for each newly seen link.
  routeDiscovery: { mode: "initial" },
  // In development no page reloads because a package is first met there.
  future: { unstable_optimizeDeps: true },
} satisfies Config;
