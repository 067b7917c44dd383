import { createServer } from "vite";
import { nodeIcons } from "../node-icons.ts";

/**
 * Loads a module that needs Vite's `import.meta.glob` or a `virtual:` module. The caller must call `close` when it no
 * longer needs the module.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the caller knows what a file holds
export async function loadByVite<Module>(
  file: string,
): Promise<{ module: Module; close: () => Promise<void> }> {
  const server = await createServer({
    configFile: false,
    logLevel: "error",
    appType: "custom",
    plugins: [nodeIcons()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const module = (await server.ssrLoadModule(file)) as Module;
  return { module, close: () => server.close() };
}
