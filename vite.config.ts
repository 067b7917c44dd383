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

/** Puts the modules that every page needs, such as header and footer, into one file. */
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

/**
 * Makes the icons of lucide-react small: leaves out the package's name conversions and random keys, which every page
 * would load.
 */
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
  // The build must be the same for everybody, so it reads no .env file.
  envDir: false,
  define: releaseDefine(),
  build: {
    sourcemap: false,
    assetsInlineLimit: 0,
    // Leaves the names of imported chunks out of each page, which saves 1 kB. Stylesheets are still named.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // Hides timings of plugins, which a busy machine would print to the operator at every first command.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  ssr: {
    // These packages are bundled into the server. Reading their hundreds of small files would take a fourth of the
    // start's time. From lucide-react, bundling keeps only the used icons, which saves 40 MB.
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
            // Nearly all functions of these two files run on every page. This comment makes the browser compile them
            // while it downloads the file, and not on the main thread.
            postBanner: ({ name }) =>
              name === "react" || name === "router" ? "//# allFunctionsCalledOnLoad" : "",
            codeSplitting: {
              groups: [
                // Libraries that every page needs. In few large files they compress better, and stay cached when the
                // site changes. Two files instead of one keep the time short in which the browser runs one script
                // without a pause.
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
          // Leaves examples from content/ out of the server, because only the build learns from them.
          treeshake: { moduleSideEffects: [{ test: /[\\/]content[\\/]/, sideEffects: false }] },
        },
      },
    },
  },
});
