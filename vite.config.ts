import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { resolve } from "node:path";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { headScript } from "#delivery/build/head-script.ts";
import { keepServerCodeOut } from "#delivery/build/keep-server-code-out.ts";
import { nodeIcons } from "./scripts/node-icons.ts";
import { releaseDefine } from "./scripts/release.ts";
import { templateIndex } from "./scripts/template-index.ts";

/** Small parts of nearly every page. */
const COMMON = ["design/layout/card.tsx", "design/chip.tsx", "delivery/islands/visibility.ts"];

/** Matches the icons of lucide-react; each icon goes into the chunk that uses it. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;

/** Puts the modules that the frame of every page needs into one file. */
function shellChunk() {
  let needed: Set<string> | undefined;
  return (id: string, graph: { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }) => {
    if (!needed) {
      needed = new Set(COMMON.map((name) => resolve("src", name)));
      const queue = [resolve("src/root.tsx"), resolve("src/entry.client.tsx"), ...needed];
      for (const from of queue) {
        for (const imported of graph.getModuleInfo(from)?.importedIds ?? []) {
          if (needed.has(imported) || ICON.test(imported)) continue;
          needed.add(imported);
          queue.push(imported);
        }
      }
    }
    return needed.has(id) ? "shell" : null;
  };
}

/** Keeps Drizzle's driver from loading PGlite into the server, because PGlite runs in a thread. */
function drizzleAlone(): Plugin {
  return {
    name: "drizzle-alone",
    enforce: "pre",
    resolveId: (name, importer = "") =>
      name === "@electric-sql/pglite" && /[\\/]drizzle-orm[\\/]pglite[\\/]/.test(importer)
        ? resolve("src/platform/database/pglite/pglite-types.ts")
        : undefined,
  };
}

/** Icons of lucide-react without the package's conversions and random keys, which every page would load. */
function smallIcons(): Plugin {
  return {
    name: "small-icons",
    enforce: "pre",
    resolveId: (name, importer = "") =>
      name.endsWith("/createLucideIcon.mjs") && ICON.test(importer)
        ? resolve("src/design/icon/lucide-icon.ts")
        : undefined,
    transform: (code, id) => (ICON.test(id) ? code.replaceAll(/, key: "\w+"/g, "") : undefined),
  };
}

export default defineConfig({
  plugins: [
    smallIcons(),
    drizzleAlone(),
    keepServerCodeOut(),
    headScript(),
    nodeIcons(),
    templateIndex(),
    tailwindcss(),
    reactRouter(),
  ],
  // The build must not depend on the operator's .env.
  envDir: false,
  define: releaseDefine(),
  build: {
    sourcemap: false,
    assetsInlineLimit: 0,
    // Without the names of all files that the chunks import: 1 kB on every page. Stylesheets stay named.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // Hides timings of plugins, which a busy machine would print to the operator at every first command.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  ssr: {
    // Bundled packages: a start would read their hundreds of small files one by one, a fourth of its work.
    // Bundling lucide-react keeps only the icons in use and saves 40 MB.
    noExternal: [
      "drizzle-orm",
      "zod",
      "jose",
      "openai",
      "hono",
      "lucide-react",
      "punycode.js",
      /^@react-email\//,
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Nearly all functions run on every page, so the browser compiles them off the main thread while fetching.
            postBanner: ({ name }) =>
              name === "react" || name === "router" ? "//# allFunctionsCalledOnLoad" : "",
            codeSplitting: {
              groups: [
                // The libraries of every page compress better in few files, and stay cached when the site changes.
                // Two files keep each script's run short.
                { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// },
                { name: "router", test: /node_modules\/react-router\// },
                { name: shellChunk(), debugName: "shell" },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: {
            server: "./src/main/programs/server.ts",
            maintenance: "./src/main/programs/maintenance.ts",
            restore: "./src/main/programs/restore.ts",
            "pglite-worker": "./src/platform/database/pglite/pglite-worker.ts",
          },
          output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
          // Drops the examples that only the build learns from.
          treeshake: { moduleSideEffects: [{ test: /[\\/]content[\\/]/, sideEffects: false }] },
        },
      },
    },
  },
});
