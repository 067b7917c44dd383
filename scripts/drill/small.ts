import { existsSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { maintain } from "#tests/support/operation/maintain.ts";
import { startSite } from "#tests/support/operation/site.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { makeLimit } from "./small/limit.ts";
import { watchMemory } from "./small/memory.ts";
import { postMessage } from "../../tests/support/contact/contact-message.ts";

const REST_MS = 20_000;
const MESSAGES = 200;
const AT_ONCE = 4;
const QUESTIONS = [
  "What can be automated in a small office?",
  "How do I remind customers of appointments?",
  "What does it cost?",
];

/** --megabytes (512) that all of it may take together, --writes a second that its disk does */
export async function drillSmall(): Promise<boolean> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { megabytes: { type: "string", default: "512" }, writes: { type: "string" } },
  });
  const megabytes = Number(values.megabytes);
  const writes = values.writes ? Number(values.writes) : undefined;
  // On a disk: what lies in memory would count.
  const dataDir = makeTemporaryFolder("site-small-", tmpdir());
  const limit = makeLimit(dataDir, { megabytes, writes });
  console.log(
    limit
      ? `all processes of the site may have ${megabytes} MB together${writes ? `, and write ${writes} times a second` : ""}`
      : "without a limit: this user may make no control group",
  );
  const environment = { DATA_DIR: dataDir, RATE_LIMITS: "off" };
  const watch = watchMemory(limit);
  const complaints: string[] = [];
  const phase = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    watch.peak();
    const began = performance.now();
    const result = await work();
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `${name}: ${seconds.toFixed(1)} s, peak ${watch.peak().toFixed(0)} MB, then ${watch.now().toFixed(0)} MB`,
    );
    return result;
  };
  const rest = () => phase("at rest", () => setTimeout(REST_MS));
  const command = async (...args: string[]) => {
    const { code, output } = await maintain("backup", dataDir, "", {}, args);
    if (code !== 0) complaints.push(`backup ${args.join(" ")}: ${output.trim()}`);
  };
  try {
    let site = await phase("first start", () => startSite(environment));
    await rest();
    await phase(`${MESSAGES} messages`, async () => {
      const wrong = await sendMessages(site.url);
      if (wrong > 0) complaints.push(`${wrong} messages were not taken`);
    });
    await phase(`${QUESTIONS.length} questions to the assistant`, async () => {
      for (const question of QUESTIONS)
        if (!(await ask(site.url, question))) complaints.push(`no answer to: ${question}`);
    });
    await rest();
    await phase("a backup", () => command());
    await phase("its try", () => command("--try"));
    await rest();
    await site.stop();
    site = await phase("a start after it", () => startSite(environment));
    await rest();
    await site.stop();
  } catch (error) {
    complaints.push(String(error));
  } finally {
    await watch.stop();
  }
  const kills = limit?.kills() ?? 0;
  if (kills > 0) complaints.push(`${kills} processes were killed for want of memory`);
  limit?.remove();
  const kept = join(dataDir, "backups");
  if (!existsSync(kept) || readdirSync(kept).length !== 1) complaints.push("there is no backup");
  rmSync(dataDir, { recursive: true, force: true });
  for (const complaint of complaints) console.log(`  ${complaint}`);
  return complaints.length === 0;
}

async function sendMessages(url: string): Promise<number> {
  let next = 0;
  let wrong = 0;
  const send = async () => {
    while (next < MESSAGES) {
      const n = (next += 1);
      const message = `Our office sends ${n} invoices by hand each month. Can that run by itself?`;
      const { status } = await postMessage(url, { email: `${n}@example.com`, message });
      if (status !== 201) wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return wrong;
}

async function ask(url: string, question: string): Promise<boolean> {
  const messages = [{ role: "user", content: question }];
  const answer = await post(`${url}/api/chat`, { session_id: crypto.randomUUID(), messages });
  const text = await answer.text();
  return answer.status === 200 && text.includes('"end"') && !text.includes('"error"');
}

function post(url: string, content: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(url, { method: "POST", headers, body: JSON.stringify(content) });
}
