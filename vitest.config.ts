import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { nodeIcons } from "./scripts/node-icons.ts";
import { templateIndex } from "./scripts/template-index.ts";
import { releaseDefine } from "./scripts/release.ts";

const onDatabase = ["{src,tests}/**/*.{service,endpoint}.test.ts"];
/**
 * With PostgreSQL installed, `npm test` tests the features on PostgreSQL only, because its transactions really
 * overlap. The embedded database runs the tests whose result could differ there (platform, counting, erasure,
 * complete requests) and the journeys. `npm test -- all` runs everything on both databases.
 */
const onEmbedded =
  process.env["TESTS"] === "quick" && process.env["TEST_DATABASE_URL"]
    ? [
        // These two test what the mail server answers, which no database changes.
        "{src/platform,src/main}/**/!(retry|outage).service.test.ts",
        "tests/{clean-up,retention}.service.test.ts",
        "src/features/{analytics,privacy}/**/*.service.test.ts",
        "tests/http/{app,faults,races}.endpoint.test.ts",
      ]
    : onDatabase;
// Test files of one worker share its database, because opening a database takes seconds.
const shared = { isolate: false };
/**
 * `npm test` has just built the site, so the workers read the build's learned models and its empty database instead of
 * making them again.
 */
const alias = process.env["LEARNED_BY_BUILD"]
  ? [
      {
        find: "#platform/learning/learned.ts",
        replacement: resolve("tests/support/operation/learned.ts"),
      },
      {
        find: "./build-folder.ts",
        replacement: resolve("tests/support/operation/build-folder.ts"),
      },
    ]
  : [];

export default defineConfig({
  plugins: [nodeIcons(), templateIndex()],
  define: { "import.meta.env.PROD": "false", ...releaseDefine() },
  resolve: { alias },
  test: {
    tags: [{ name: "slow", description: "left to `npm test -- all` (CONTRIBUTING.md)" }],
    ...(process.env["TESTS"] === "quick" ? { tagsFilter: ["!slow"] } : {}),
    // One worker more than a small machine has cores, because workers often wait.
    maxWorkers: 3,
    // The site itself runs with this flag (small-process.ts). In short tests, V8 then does not optimize the database's
    // code.
    // Young objects get more room, because collecting them often took a tenth of the tests' processor time.
    execArgv: [
      "--wasm-tiering-budget=130000000",
      "--max-semi-space-size=64",
      "--min-semi-space-size=32",
    ],
    // Tests are repeated, as in playwright.config.ts: a shared machine that stalls for seconds is no fault of the site.
    retry: process.env["CI"] ? 1 : 0,
    globalSetup: ["tests/support/folder-of-run.ts"],
    setupFiles: ["tests/support/no-unexpected-errors.ts"],
    // Long timeouts cost nothing when tests pass, and outlast a machine that stalls.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          isolate: false,
          include: ["{src,packages,scripts,tests,tools}/**/*.test.{ts,tsx}"],
          exclude: [...onDatabase, "**/node_modules/**", "tests/{journeys,operation}/**"],
          env: { TEST_DATABASE: "none" },
        },
      },
      {
        extends: true,
        // Operation tests start the built server in processes that mostly wait for each other.
        test: {
          name: "operation",
          include: ["tests/operation/**/*.test.ts"],
          setupFiles: ["tests/support/operation/kill-sites.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "embedded",
          include: onEmbedded,
          env: { TEST_DATABASE: "embedded" },
          ...shared,
        },
      },
      ...(process.env["TEST_DATABASE_URL"]
        ? [
            {
              extends: true as const,
              test: {
                name: "postgres",
                include: onDatabase,
                env: { TEST_DATABASE: "postgres" },
                ...shared,
              },
            },
          ]
        : []),
    ],
  },
});
