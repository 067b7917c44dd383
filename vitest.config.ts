import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { nodeIcons } from "./scripts/node-icons.ts";
import { releaseDefine } from "./scripts/release.ts";

const onDatabase = ["{src,tests}/**/*.{service,endpoint}.test.ts"];
/**
 * Where PostgreSQL is there, `npm test` asks the features once, on PostgreSQL, whose transactions really
 * overlap. The embedded database is tried with whatever could differ there (the platform, what is counted and
 * erased, whole requests), and by the built site of the journeys. `npm test -- all` asks everything on both.
 */
const onEmbedded =
  process.env["TESTS"] === "quick" && process.env["TEST_DATABASE_URL"]
    ? [
        "{src/platform,src/main,tests}/**/*.service.test.ts",
        "src/features/{analytics,privacy}/**/*.service.test.ts",
        "tests/http/**/*.endpoint.test.ts",
      ]
    : onDatabase;
// One database for each worker, kept from file to file: opening one takes seconds.
const shared = { isolate: false };
/** `npm test` has just built the site: what that has learned need not be learned by each worker. */
const alias: Record<string, string> = process.env["LEARNED_BY_BUILD"]
  ? { "#platform/learning/learned.ts": resolve("tests/support/operation/learned.ts") }
  : {};

export default defineConfig({
  plugins: [nodeIcons()],
  define: { "import.meta.env.PROD": "false", ...releaseDefine() },
  resolve: { alias },
  test: {
    tags: [{ name: "slow", description: "left to `npm test -- all` (CONTRIBUTING.md)" }],
    ...(process.env["TESTS"] === "quick" ? { tagsFilter: ["!slow"] } : {}),
    // One more than there are cores on a small machine: much of the time is spent waiting.
    maxWorkers: 3,
    // As the site itself runs (small-process.ts): PGlite is not compiled twice for what a test asks of it.
    execArgv: ["--wasm-tiering-budget=130000000"],
    // As with the journeys: a shared machine that stalls for seconds is no fault of the site.
    retry: process.env["CI"] ? 1 : 0,
    setupFiles: ["tests/support/no-unexpected-errors.ts"],
    // Cost nothing where all is well, and a machine that stalls is waited for.
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
        // The built server in processes of its own, which mostly wait for each other.
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
