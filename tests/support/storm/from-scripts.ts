import { createServer } from "vite";
import type { Contract } from "./contracts.ts";

/** `discoverContracts` for programs that Node runs by itself: some modules of the site need Vite's help. */
export async function contractsFromScripts(): Promise<Contract[]> {
  const server = await createServer({
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module = await server.ssrLoadModule("./tests/support/storm/contracts.ts");
    const { discoverContracts } = module as typeof import("./contracts.ts");
    return await discoverContracts();
  } finally {
    await server.close();
  }
}
