/** The walls of docs/architecture.md, keyed on folder names: a new feature is inside them at once. */
const TEST = "\\.test\\.tsx?$";
/** What the files of a feature's server are, by the end of their names. */
const server = (ends) => `^src/features/[^/]+/server/.*\\b${ends}\\.ts$`;
/** Where features meet. */
const OFFERED = [
  "^src/features/$1/",
  "^src/features/[^/]+/(contract|limits|fields|server/service|server/guard)\\.ts$",
  "^src/features/[^/]+/client/",
];
export default {
  forbidden: [
    {
      name: "contracts-know-only-words",
      severity: "error",
      from: { path: "^src/features/[^/]+/contract\\.ts$" },
      to: {
        pathNot: [
          "node_modules/zod",
          "^src/(shared|workflow)/",
          "^packages/check/src/",
          "^src/features/[^/]+/(contract|limits|fields)\\.ts$",
          "^content/",
        ],
      },
    },
    {
      name: "browser-code-reaches-no-server",
      severity: "error",
      from: {
        path: "^src/(features/[^/]+/(ui|client)|design|client|delivery/(head|islands))/",
        pathNot: TEST,
      },
      to: {
        path: "^src/(features/[^/]+/server|platform|main|delivery/(build|cache|document|files|listen))/",
      },
    },
    {
      name: "features-meet-at-contract-service-and-guard",
      severity: "error",
      from: { path: "^src/features/([^/]+)/", pathNot: [TEST, "page\\.tsx$"] },
      to: { path: "^src/features/([^/]+)/", pathNot: OFFERED },
    },
    {
      name: "a-page-may-also-show-another-features-ui",
      severity: "error",
      from: { path: "^src/features/([^/]+)/[^/]*page\\.tsx$" },
      to: { path: "^src/features/([^/]+)/", pathNot: [...OFFERED, "/ui/.+\\.tsx$"] },
    },
    {
      name: "only-stores-touch-tables",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: [server("store"), "^src/platform/(database/|[a-z]+/[a-z-]*store\\.ts$)", TEST],
      },
      to: { path: "^src/platform/database/schema/" },
    },
    {
      name: "pages-and-endpoints-go-through-services",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/features/[^/]+/server/", TEST] },
      to: { path: server("store") },
    },
    {
      name: "services-know-no-transport",
      severity: "error",
      from: {
        path: "^src/features/[^/]+/server/",
        pathNot: [server("http"), server("guard"), TEST],
      },
      to: { path: "node_modules/(hono|@hono|react|react-dom|react-router)/" },
    },
    {
      name: "ground-knows-no-feature",
      severity: "error",
      from: { path: "^src/(platform|design|client|delivery|shared)/", pathNot: TEST },
      to: { path: "^src/(features|main)/" },
    },
    {
      name: "the-workflow-engine-runs-anywhere",
      severity: "error",
      from: { path: "^src/workflow/", pathNot: TEST },
      to: { pathNot: ["^src/workflow/", "^packages/check/src/", "node_modules/zod/"] },
    },
    {
      name: "the-check-up-stands-alone",
      severity: "error",
      from: { path: "^packages/check/src/", pathNot: ["^packages/check/src/command/", TEST] },
      to: { pathNot: "^packages/check/src/" },
    },
    {
      name: "the-check-ups-command-needs-only-node",
      severity: "error",
      from: { path: "^packages/check/src/command/", pathNot: TEST },
      to: { pathNot: "^packages/check/src/", dependencyTypesNot: ["core"] },
    },
    {
      name: "the-site-knows-no-tool",
      severity: "error",
      from: { path: "^(src|content)/" },
      to: { path: "^tools/" },
    },
    {
      name: "tools-know-no-other-tool",
      severity: "error",
      from: { path: "^tools/([^/]+)/" },
      to: { path: "^tools/", pathNot: ["^tools/$1/", "^tools/install/"] },
    },
    {
      // `npm start` installs without them.
      name: "the-site-needs-no-package-of-the-tests",
      severity: "error",
      from: { path: "^(src|content|packages)/", pathNot: TEST },
      to: { dependencyTypes: ["npm-dev"] },
    },
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
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
