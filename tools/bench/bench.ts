import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { startSite } from "../../tests/support/operation/site.ts";
import { parseTechniques } from "../../src/delivery/techniques.ts";
import { measureBadInput } from "./requests/bad-input.ts";
import { measureBytes } from "./pages/bytes.ts";
import { measurePages } from "./pages/pages.ts";
import { installWorkspace } from "../install/workspace.ts";
import { allReached, printTable, type Figure } from "./figures.ts";
import { measureRequests } from "./requests/requests.ts";

/*
 * The figures this site is held to, measured on the built server of this folder:
 * npm run bench [-- part …] [--rounds N] [--without TECHNIQUE,…] [--paths /,…]
 * Parts: bytes, requests, bad-input, pages, library, chat, desk. Kept in test-results/bench.json.
 * Techniques: docs/delivery.md.
 */

const PARTS = {
  bytes: measureBytes,
  requests: measureRequests,
  "bad-input": measureBadInput,
  pages: measurePages,
};

/** These start sites of their own and print their own tables. */
const PROGRAMS: Record<string, string[][]> = {
  library: [
    ["tools/bench/library/library.ts", "postgres"],
    ["tools/bench/library/library.ts", "embedded"],
  ],
  chat: [["tools/bench/chat/chat.ts"]],
  desk: [
    ["tools/bench/desk/desk.ts", "postgres"],
    ["tools/bench/desk/desk.ts", "embedded"],
  ],
};

const given = process.argv.slice(2);
const option = (name: string) => {
  const at = given.indexOf(name);
  return at < 0 ? undefined : given.splice(at, 2)[1];
};
const rounds = Number(option("--rounds") ?? 5);
const paths = option("--paths")?.split(",");
const without = parseTechniques(option("--without")).join(",");
const isChosen = ([name]: [string, unknown]) => given.length === 0 || given.includes(name);
const chosen = Object.entries(PARTS).filter(isChosen);
const programs = Object.entries(PROGRAMS).filter(isChosen);
if (!Number.isInteger(rounds) || rounds < 1 || chosen.length + programs.length === 0) {
  const names = [...Object.keys(PARTS), ...Object.keys(PROGRAMS)].join(" | ");
  console.error(
    `Usage: npm run bench [-- ${names}] [--rounds N] [--without TECHNIQUE,…] [--paths /,…]`,
  );
  process.exit(2);
}

let programsPassed = true;
for (const program of programs.flatMap(([, runs]) => runs)) {
  const { status } = spawnSync(process.execPath, program, { stdio: "inherit" });
  programsPassed &&= status === 0;
}
if (chosen.length === 0) process.exit(programsPassed ? 0 : 1);

await installWorkspace("bench");
const site = await startSite({
  RATE_LIMITS: "off",
  CHAT_DELAY: "off",
  LOG_LEVEL: "info",
  BENCH_WITHOUT: without,
});
// Its log goes nowhere: reading it would cost the processor that is measured.
site.process.stdout?.removeAllListeners("data").resume();
const figures: Figure[] = [];
try {
  for (const [name, measure] of chosen) {
    console.log(`› ${name}`);
    figures.push(...(await measure(site, { rounds, ...(paths && { paths }) })));
  }
} finally {
  await site.stop();
}
mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/bench.json", JSON.stringify(figures, undefined, 2));
printTable(figures);
process.exit(programsPassed && allReached(figures) ? 0 : 1);
