import { resolve } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

const MODULE = "virtual:head-script";
const RESOLVED = `\0${MODULE}`;
const INPUT = resolve("src/delivery/head/scripts/head.ts");

export function headScript(): Plugin {
  return {
    name: "head-script",
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { code, moduleIds } = await bundle();
      for (const file of moduleIds) this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(code)};`, moduleSideEffects: false };
    },
  };
}

/** @throws Error if the script contains text that would end the script element */
async function bundle(): Promise<Pick<Rolldown.OutputChunk, "code" | "moduleIds">> {
  const made = (await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    build: { write: false, rolldownOptions: { input: INPUT, output: { format: "iife" } } },
  })) as Rolldown.RolldownOutput;
  const { code, moduleIds } = made.output[0];
  if (code.includes("</")) throw new Error(`${INPUT} has "</" in it.`);
  return { code: code.trim(), moduleIds };
}
