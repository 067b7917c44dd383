import { spawnSync } from "node:child_process";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { baseImages } from "./bases.ts";
import type { Podman } from "./podman.ts";

const MAX_BYTES = 300_000_000;
/** Imports of packages in the built server, such as `from "pg"` and `import("tar")`. */
const IMPORT = /\b(?:from|import)\s*\(?\s*["`]((?:@[\w-]+\/)?[\w.-]+)[^"`]*["`]/g;

/** Builds the container image. @throws Error with podman's error message */
export async function buildImage(podman: Podman, name: string): Promise<void> {
  const started = performance.now();
  const bases = await baseImages(podman);
  await podman(["build", "--format=docker", "--network=host", ...bases, "--tag", name, "."]);
  console.log(`${name}: built in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

/** Checks which files an image contains. @returns a line for each fault */
export async function readImage(podman: Podman, name: string): Promise<string[]> {
  const root = await podman(["image", "mount", name]);
  try {
    const bytes = Number(await podman(["image", "inspect", "--format={{.Size}}", name]));
    const parts = JSON.parse(readFileSync(join(root, "app/sbom.cdx.json"), "utf8")) as {
      components: unknown[];
    };
    console.log(`${name}: ${bytes / 1e6} MB, ${parts.components.length} parts in its list`);
    return [
      ...(bytes > MAX_BYTES ? [`the image has ${bytes / 1e6} MB`] : []),
      ...(parts.components.length === 0 ? ["the list of parts is empty"] : []),
      ...comparePackages(join(root, "app")),
      ...findMachineCode(join(root, "app")),
    ];
  } finally {
    await podman(["image", "unmount", name]);
  }
}

function comparePackages(app: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(app, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const code = globSync(join(app, "build/server/*.js")).map((path) => readFileSync(path, "utf8"));
  const imported = new Set(
    code.flatMap((text) => [...text.matchAll(IMPORT)].map(([, name = ""]) => name)),
  );
  const there = new Set([
    ...readdirSync(join(app, "node_modules")),
    ...globSync("@*/*", { cwd: join(app, "node_modules") }),
  ]);
  return Object.keys(dependencies).flatMap((name) => {
    if (imported.has(name) && !there.has(name)) return [`${name} is imported and not there`];
    // The package `hono` may be there although the built server does not import it: hono's adapter for Node needs it.
    if (!imported.has(name) && there.has(name) && name !== "hono")
      return [`${name} is there and nobody imports it`];
    return [];
  });
}

/**
 * Lists the files with machine code. The image must not contain any, because it must run on two kinds of processors.
 */
function findMachineCode(app: string): string[] {
  const { stdout } = spawnSync("find", [app, "-name", "*.node", "-o", "-name", "*.so*"], {
    encoding: "utf8",
  });
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((path) => `${path.slice(app.length)} is made for one processor`);
}
