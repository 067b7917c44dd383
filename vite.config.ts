import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { keepServerCodeOut } from "./scripts/keep-server-code-out.ts";

export default defineConfig({
  plugins: [keepServerCodeOut(), tailwindcss(), reactRouter()],
  // The launcher's build must not depend on what lies in a .env of the operator.
  envDir: false,
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page loads, in one file: it compresses better and outlives our changes.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
                },
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
            server: "./src/server.ts",
            maintenance: "./src/maintenance.ts",
            restore: "./src/restore.ts",
            "pglite-worker": "./src/platform/database/pglite-worker.ts",
          },
          output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
        },
      },
    },
  },
});
