import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { resolve } from "node:path";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { headScript } from "#delivery/build/head-script.ts";
import { keepServerCodeOut } from "#delivery/build/keep-server-code-out.ts";
import { nodeIcons } from "./scripts/node-icons.ts";
import { releaseDefine } from "./scripts/release.ts";

/** Small parts of nearly every page. */
const COMMON = ["design/layout/card.tsx", "design/chip.tsx", "delivery/islands/visibility.ts"];

/** One of all the icons that the package's own index imports: each goes where it is used. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;

/** Names what the frame of every page needs: one file instead of one for each module. */
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

/** PGlite runs in a thread; Drizzle's driver for it would load it into the server as well. */
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

/** Icons of lucide-react without the package's conversions, which every page would load. */
function smallIcons(): Plugin {
  return {
    name: "small-icons",
    enforce: "pre",
    resolveId: (name, importer = "") =>
      name.endsWith("/createLucideIcon.mjs") && ICON.test(importer)
        ? resolve("src/design/icon/lucide-icon.ts")
        : undefined,
  };
}

export default defineConfig({
  plugins: [
    smallIcons(),
    drizzleAlone(),
    keepServerCodeOut(),
    headScript(),
    nodeIcons(),
    tailwindcss(),
    reactRouter(),
  ],
  // The launcher's build must not depend on what lies in a .env of the operator.
  envDir: false,
  define: releaseDefine(),
  build: {
    sourcemap: false,
    assetsInlineLimit: 0,
    // On a busy machine every first command would tell an operator how long plugins took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  ssr: {
    // Hundreds of small files, which a start would look for and read one by one: a fourth of its work.
    // And of all the icons of lucide-react the few that are used: 40 MB less.
    noExternal: ["drizzle-orm", "zod", "jose", "openai", "hono", "lucide-react", /^@react-email\//],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Nearly all of it runs on every page: compiled while it is fetched, off the main thread.
            postBanner: ({ name }) =>
              name === "react" || name === "router" ? "//# allFunctionsCalledOnLoad" : "",
            codeSplitting: {
              groups: [
                // What every page loads compresses better in few files, and outlives our changes;
                // it is run in two steps, so that neither is long.
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
          // Examples that only the build learns from are left out.
          treeshake: { moduleSideEffects: [{ test: /[\\/]content[\\/]/, sideEffects: false }] },
        },
      },
    },
  },
});
