/** The walls of docs/architecture.md, keyed on folder names: a new feature is inside them at once. */
const TEST = "\\.test\\.tsx?$";
export default {
  forbidden: [
    {
      name: "contracts-know-only-words",
      severity: "error",
      from: { path: "^src/features/[^/]+/contract\\.ts$" },
      to: {
        pathNot: [
          "node_modules/zod",
          "^src/shared/",
          "^src/features/[^/]+/(contract|limits)\\.ts$",
          "^content/",
        ],
      },
    },
    {
      name: "browser-code-reaches-no-server",
      severity: "error",
      from: { path: "^src/(features/[^/]+/ui|design)/", pathNot: TEST },
      to: { path: "^src/(features/[^/]+/server|platform|app\\.ts|server\\.ts|jobs\\.ts)" },
    },
    {
      name: "features-meet-at-contract-service-and-guard",
      severity: "error",
      from: { path: "^src/features/([^/]+)/", pathNot: [TEST, "page\\.tsx$"] },
      to: {
        path: "^src/features/([^/]+)/",
        // What auth/ui offers is the browser's side of auth/server/guard.ts.
        pathNot: [
          "^src/features/$1/",
          "/(contract|limits|server/service|server/guard)\\.ts$",
          "^src/features/auth/ui/",
        ],
      },
    },
    {
      name: "a-page-may-also-show-another-features-ui",
      severity: "error",
      from: { path: "^src/features/([^/]+)/[^/]*page\\.tsx$" },
      to: {
        path: "^src/features/([^/]+)/",
        pathNot: [
          "^src/features/$1/",
          "/(contract|server/service|server/guard)\\.ts$",
          "/ui/[^/]+\\.tsx$",
          "^src/features/auth/ui/",
        ],
      },
    },
    {
      name: "only-stores-touch-tables",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: [
          "/server/[a-z0-9-]*store\\.ts$",
          "^src/platform/(database/|[a-z]+/store\\.ts$)",
          TEST,
        ],
      },
      to: { path: "^src/platform/database/(accounts-)?schema\\.ts$" },
    },
    {
      name: "pages-and-endpoints-go-through-services",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/features/[^/]+/server/", TEST] },
      to: { path: "/server/[a-z0-9-]*store\\.ts$" },
    },
    {
      name: "services-know-no-transport",
      severity: "error",
      from: {
        path: "^src/features/[^/]+/server/",
        pathNot: ["/server/[a-z0-9-]*(http|guard)\\.ts$", TEST],
      },
      to: { path: "node_modules/(hono|@hono|react|react-dom|react-router)/" },
    },
    {
      name: "ground-knows-no-feature",
      severity: "error",
      from: { path: "^src/(platform|design|shared)/", pathNot: TEST },
      to: { path: "^src/features/" },
    },
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.react-router|^virtual:" },
    // TypeScript 7 has no API that dependency-cruiser could parse with.
    parser: "swc",
    enhancedResolveOptions: {
      conditionNames: ["import", "node", "default"],
      exportsFields: ["exports"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
