import { loadByVite } from "../../../scripts/vite/load-by-vite.ts";
import type { Contract } from "./contract.ts";

/** `discoverContracts` for programs that Node runs by itself. */
export async function contractsFromScripts(): Promise<Contract[]> {
  type Contracts = typeof import("./contracts.ts");
  const { module, close } = await loadByVite<Contracts>("/tests/support/fuzz/contracts.ts");
  try {
    return await module.discoverContracts();
  } finally {
    await close();
  }
}
