import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brand } from "#content/site/brand.ts";
import { startSite, type Site } from "#tests/support/operation/site.ts";
import { makeScratchCopy } from "../scratch-copy.ts";

export const SITE_SOURCES =
  "content public src scripts templates tests package.json tsconfig.json vite.config.ts react-router.config.ts".split(
    " ",
  );
const OTHER = "Quillfern";
const MAIL_PATIENCE_MS = 20_000;

/** Renames the consultancy in content/site/brand.ts alone, and looks for the former name everywhere. */
export async function drillRename(): Promise<boolean> {
  const home = process.cwd();
  const copy = makeScratchCopy(SITE_SOURCES);
  const file = join(copy, "content/site/brand.ts");
  const former = new RegExp(brand.name, "gi");
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(former, OTHER));
  process.chdir(copy);
  try {
    const { status } = spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
    if (status !== 0) return false;
    const site = await startSite();
    const texts = await textsOf(site);
    await site.stop();
    const bearers = texts.filter(([, text]) => text.search(former) !== -1).map(([name]) => name);
    const renamed = texts.filter(([, text]) => text.includes(OTHER)).length;
    for (const name of bearers) console.log(`  the former name is in ${name}`);
    console.log(
      `${texts.length} pages, files and mails: ${renamed} bear the new name, ${bearers.length} the former`,
    );
    return bearers.length === 0 && renamed > 0;
  } finally {
    process.chdir(home);
    rmSync(copy, { recursive: true });
  }
}

async function textsOf(site: Site): Promise<[name: string, text: string][]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
    ([, page = ""]) => new URL(page).pathname,
  );
  const apart = [
    "/sitemap.xml",
    "/site.webmanifest",
    "/robots.txt",
    "/llms.txt",
    "/templates.atom",
  ];
  const paths = [...pages, ...apart, "/sign-in", "/sign-up", "/account", "/nowhere"];
  const answers = await Promise.all(
    paths.map(async (path) => [path, await (await fetch(site.url + path)).text()] as const),
  );
  const files = globSync("{build/client,templates}/**/*.{js,css,svg,json,md,html,txt}");
  const written = files.map((file) => [file, readFileSync(file, "utf8")] as const);
  return [...answers, ...written, ["a mail", await mailOf(site)]].map(([name = "", text = ""]) => [
    name,
    text,
  ]);
}

/** The mail that a sign-up brings. @throws Error when none comes */
async function mailOf(site: Site): Promise<string> {
  await fetch(`${site.url}/auth/v1/signup`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "ada@example.com", password: "a quiet harbor at dawn" }),
  });
  const end = Date.now() + MAIL_PATIENCE_MS;
  while (Date.now() < end) {
    const [mail] = globSync(`${site.dataDir}/mail/**/*.*`);
    if (mail) return readFileSync(mail, "utf8");
    await new Promise((later) => setTimeout(later, 200));
  }
  throw new Error("No mail has come.");
}
