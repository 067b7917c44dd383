import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startSite, type Site } from "../../tests/support/operation/site.ts";
import { buildCheckout, checkOut, removeCheckout, run } from "../install/checkout.ts";
import type { Table } from "./table.ts";

export type Build = {
  name: string;
  folder: string;
  /** The build's running site, which began with an empty data folder; undefined until `siteOf` starts the site. */
  site?: Site;
  isScratch?: boolean;
};

export type Probe = (task: {
  builds: readonly Build[];
  paths: readonly string[];
  rounds: number;
  table: Table;
}) => Promise<void>;

export const THIS_BUILD: Build = { name: "this", folder: resolve(".") };

/**
 * Checks out a commit, or the last commit with a patch applied, and builds the result.
 * @param against - a commit, or the path of a patch file
 * @throws Error if a step fails
 */
export async function buildOther(against: string): Promise<Build> {
  const isPatch = existsSync(against);
  console.log(`› building ${against}`);
  const folder = checkOut(isPatch ? "HEAD" : against);
  if (isPatch) run("git", ["-C", folder, "apply", resolve(against)]);
  buildCheckout(folder);
  return { name: isPatch ? "patched" : against, folder, isScratch: true };
}

/** Returns a build's site, which has no rate limits. If the site is not running yet, it is started. */
export async function siteOf(build: Build): Promise<Site> {
  build.site ??= await startBuild(build, mkdtempSync(join(tmpdir(), "bench-data-")));
  return build.site;
}

export async function startBuild({ folder }: Build, dataDir: string): Promise<Site> {
  const settings = {
    DATA_DIR: dataDir,
    RATE_LIMITS: "off",
    CHAT_DELAY: "off",
    LOG_LEVEL: "info",
    NODE_ENV: "production",
  };
  const site = await startSite(settings, [], [], folder);
  // The log is thrown away. Reading it would use the processor, whose use is being measured.
  site.process.stdout?.removeAllListeners("data").resume();
  return site;
}

export async function closeBuild({ site, folder, isScratch }: Build): Promise<void> {
  if (site) {
    await site.stop();
    rmSync(site.dataDir, { recursive: true, force: true });
  }
  if (isScratch) removeCheckout(folder);
}
