import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { saysOnDemand, says, startProvider } from "#tests/support/model-provider.ts";
import { startSmtp } from "#tests/support/mail/smtp.ts";
import { startSite, type Site } from "#tests/support/operation/site.ts";
import { postMessage } from "../../../tests/support/contact/contact-message.ts";

const TOKEN = "a-token-for-whoever-reads-the-figures";
const PATIENCE_MS = 30_000;
const ASKED = [
  { path: "/", times: 20, row: 'method="GET",route="/",status="200"' },
  { path: "/templates?q=invoice", times: 6, row: 'method="GET",route="/templates",status="200"' },
  { path: "/made/up", times: 7, row: 'method="GET",route="other",status="404"' },
] as const;
const MESSAGES = 4;
const BROKEN_MESSAGES = 3;
const QUESTIONS = 3;
/** As the provider of the tests counts an answer. */
const TOKENS = 30;

/** Does a known number of everything on a site that runs. @returns where `/metrics` says otherwise */
export async function compareFigures(settings: Record<string, string>): Promise<string[]> {
  const smtp = await startSmtp();
  const provider = await startProvider();
  const site = await startSite({
    ...settings,
    METRICS_TOKEN: TOKEN,
    RATE_LIMITS: "off",
    SMTP_URL: smtp.url,
    MAIL_FROM: "hello@example.com",
    STAFF_EMAIL: "team@example.com",
    CHAT_DELAY: "off",
    AI_API_KEY: "any",
    AI_BASE_URL: provider.url,
  });
  try {
    const before = await readFigures(site);
    for (const { path, times } of ASKED)
      for (let n = 0; n < times; n += 1) await (await fetch(site.url + path)).arrayBuffer();
    for (let n = 0; n < MESSAGES; n += 1)
      await postMessage(site.url, { email: `${n}@example.com` });
    for (let n = 0; n < BROKEN_MESSAGES; n += 1) await postMessage(site.url, { email: "none" });
    provider.answerWith(says("Wires hum."));
    for (let n = 1; n < QUESTIONS; n += 1) await (await ask(site)).text();
    const { answer, next } = saysOnDemand("Wires hum.");
    provider.answerWith(answer);
    const stream = await ask(site);
    const during = await readFigures(site);
    next();
    await stream.text();
    const until = Date.now() + PATIENCE_MS;
    while (smtp.received.length < MESSAGES && Date.now() < until) await setTimeout(100);
    const after = await readFigures(site);

    const requests = (row: string) => `site_request_duration_seconds_count{${row}}`;
    const contact = 'method="POST",route="/api/contact"';
    const grew = new Map<string, number>([
      ...ASKED.map(({ row, times }) => [requests(row), times] as const),
      [requests(`${contact},status="201"`), MESSAGES],
      [requests(`${contact},status="422"`), BROKEN_MESSAGES],
      [requests('method="POST",route="/api/chat",status="200"'), QUESTIONS],
      ['site_mail_attempts_total{outcome="sent"}', smtp.received.length],
      ['site_model_call_duration_seconds_count{outcome="answered"}', QUESTIONS],
      ["site_model_tokens_total", QUESTIONS * TOKENS],
    ]);
    const complaints = [...grew].flatMap(([name, wanted]) => {
      const said = (after.get(name) ?? 0) - (before.get(name) ?? 0);
      return said === wanted ? [] : [`${name} grew by ${said}, not by ${wanted}`];
    });
    const streams = [during, after].map((figures) => figures.get("site_chat_streams"));
    if (String(streams) !== "1,0")
      complaints.push(`streams, open and ended: ${streams.join(", ")}`);
    if (after.get("site_database_up") !== 1) complaints.push("the database is said to be away");
    for (const name of ["process_resident_memory_bytes", "nodejs_eventloop_lag_p99_seconds"])
      if (!after.get(name)) complaints.push(`${name} is not said`);
    complaints.push(...(await compareVersions(site, after)));
    console.log(`/metrics: ${after.size} figures, ${grew.size + 4} compared with what was done`);
    return complaints;
  } finally {
    site.process.kill("SIGTERM");
    await once(site.process, "exit");
    await provider.close();
    await smtp.close();
  }
}

async function readFigures({ url }: Site): Promise<Map<string, number>> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const lines = (await answer.text()).split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(" ");
      return [line.slice(0, end), Number(line.slice(end))];
    }),
  );
}

function ask({ url }: Site): Promise<Response> {
  const messages = [{ role: "user", content: "What do wires do at night?" }];
  return fetch(`${url}/api/chat`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ session_id: crypto.randomUUID(), messages }),
  });
}

async function compareVersions(
  { url, log }: Site,
  figures: Map<string, number>,
): Promise<string[]> {
  const health = (await (await fetch(`${url}/healthz`)).json()) as Record<string, string>;
  const { version = "", commit = "" } = health;
  const serves = log.find((line) => line.includes('"serving on')) ?? "{}";
  const line = JSON.parse(serves) as Record<string, string>;
  const isSame = version !== "" && line["version"] === version && line["commit"] === commit;
  const isTold = figures.has(`site_build_info{version="${version}",commit="${commit}"}`);
  return isSame && isTold
    ? []
    : [`version ${version} and commit ${commit} are not told everywhere`];
}
