import { chromium, type Browser, type BrowserContext } from "@playwright/test";
import { BROWSER_ARGUMENTS, findShell } from "#tests/support/browser/browser.ts";
import { startSite } from "#tests/support/operation/site.ts";
import { N8N_VERSION } from "../../tools/templates/install/node-packages.ts";
import { OWNER } from "../../tools/templates/run/server/n8n-client.ts";
import { withN8n, type OpenN8n } from "../../tools/templates/run/server/with-n8n.ts";
import { handAt, type Moves } from "./editor/hand.ts";
import { missingIn } from "./editor/missing.ts";
import * as editor from "./editor/n8n-editor.ts";
import { copyAsItIs, copyFilledIn } from "./editor/template-page.ts";
import { readTrial, TRIED, type Trial } from "./editor/trials.ts";

type Way = "by hand" | "set up on the page";
type Result = { slug: string; way: Way; moves: Moves; problems: string[] };

/** Fields, clicks and keys are counted. Not shown: signing in to a service, and a trigger that has to reach one. */
export async function drillEditor(): Promise<boolean> {
  const site = await startSite({ RATE_LIMITS: "off" });
  const browser = await chromium.launch({
    executablePath: await findShell(),
    args: BROWSER_ARGUMENTS,
  });
  try {
    const results = await withN8n(N8N_VERSION, (n8n) => tryAll(browser, site.url, n8n), "people");
    for (const { slug, way, moves, problems } of results) {
      const { fields, clicks, keys } = moves;
      const counts = `${String(fields).padStart(3)} fields ${String(clicks).padStart(3)} clicks ${keys} keys`;
      console.log(`${slug.padEnd(30)} ${way.padEnd(20)} ${counts}`);
      for (const problem of problems) console.log(`  ${problem}`);
    }
    return results.every(({ problems }) => problems.length === 0);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function tryAll(browser: Browser, site: string, n8n: OpenN8n): Promise<Result[]> {
  const signedIn = await signIn(browser, n8n.origin);
  const trials = TRIED.map(readTrial);
  for (const { type, name } of new Map(
    trials.flatMap(({ credentials }) => credentials.map((one) => [one.type, one] as const)),
  ).values())
    await n8n.client.credential(type, {}, name);
  const results: Result[] = [];
  for (const trial of trials)
    for (const way of ["by hand", "set up on the page"] as const)
      results.push(await tryOne(browser, signedIn, site, n8n, trial, way));
  return results;
}

async function signIn(browser: Browser, n8n: string): Promise<SignedIn> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${n8n}/signin`);
  await page.locator("input[type=email]").fill(OWNER.email);
  await page.locator("input[type=password]").fill(OWNER.password);
  await page.locator('[data-test-id="form-submit-button"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith("/signin"));
  const state = await context.storageState();
  await context.close();
  return state;
}

const PATIENCE_MS = 15_000;

type SignedIn = Awaited<ReturnType<BrowserContext["storageState"]>>;

async function tryOne(
  browser: Browser,
  storageState: SignedIn,
  site: string,
  { client, origin }: OpenN8n,
  trial: Trial,
  way: Way,
): Promise<Result> {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1400, height: 900 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const moves = { fields: 0, clicks: 0, keys: 0 };
  const hand = handAt(page, moves);
  try {
    await (way === "by hand" ? copyAsItIs : copyFilledIn)(hand, site, trial);
    const id = await editor.paste(hand, origin);
    if (way === "by hand") {
      await editor.typeValues(hand, trial);
      await editor.pickCredentials(hand, trial);
    }
    await editor.chooseZone(hand);
    const refusal = await editor.publish(hand);
    const problems = refusal
      ? [refusal]
      : missingIn(await client.call("GET", `/workflows/${id}`), trial);
    await client.call("POST", `/workflows/${id}/deactivate`);
    return { slug: trial.slug, way, moves, problems };
  } catch (error) {
    await page.screenshot({ path: `test-results/editor-${trial.slug}-${way}.png` });
    return { slug: trial.slug, way, moves, problems: [String(error)] };
  } finally {
    await context.close();
  }
}
