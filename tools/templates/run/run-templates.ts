import { installServer } from "../install/n8n-server.ts";
import { findTemplates } from "../library/template-folder.ts";
import type { TemplateFolder } from "../library/template-folder.ts";
import { fillDates } from "./fill-dates.ts";
import { Fixtures } from "./fixtures.ts";
import type { FixtureCase } from "./fixtures.ts";
import { judgeCase } from "./judge-case.ts";
import { openClient } from "./n8n-client.ts";
import type { N8nClient } from "./n8n-client.ts";
import { startServer } from "./start-server.ts";

/**
 * Runs every case of the named templates (or all) in the real n8n and prints a table.
 *
 * @returns Whether every case ended as its fixture says.
 */
export async function runTemplates(slugs: string[]): Promise<boolean> {
  const templates = findTemplates(slugs);
  const installed = await installServer();
  const server = await startServer(installed);
  const onSignal = () => void server.stop().then(() => process.exit(130));
  process.once("SIGINT", onSignal).once("SIGTERM", onSignal);
  let passed = 0;
  let failed = 0;
  try {
    const client = await openClient(server.origin, installed.modules);
    for (const template of templates) {
      console.log(`\n${template.slug}`);
      for (const { name, said, ms } of await runTemplate(client, template)) {
        console.log(
          `  ${said.length === 0 ? "ok    " : "FAILED"} ${String(ms).padStart(5)} ms  ${name}`,
        );
        for (const sentence of said) console.log(`           ${sentence}`);
        if (said.length === 0) passed++;
        else failed++;
      }
    }
  } catch (error) {
    console.error(server.log());
    throw error;
  } finally {
    await server.stop();
  }
  console.log(`\n${templates.length} templates\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}

type Outcome = { name: string; said: string[]; ms: number };

/** The cases share one workflow, in the order of the file: what a node remembers, it remembers. */
async function runTemplate(client: N8nClient, template: TemplateFolder): Promise<Outcome[]> {
  const fixtures = Fixtures.safeParse(
    JSON.parse(template.read("fixtures.json")?.toString("utf8") ?? "{}"),
  );
  if (!fixtures.success)
    return [
      { name: "fixtures.json", said: fixtures.error.issues.map(({ message }) => message), ms: 0 },
    ];
  const workflow = JSON.parse(
    template.read("workflow.json")?.toString("utf8") ?? "{}",
  ) as RunnableWorkflow;
  const id = await client.create({ ...(await withClosedDoors(client, workflow)), active: false });
  const outcomes: Outcome[] = [];
  for (const one of fixtures.data.cases) outcomes.push(await runCase(client, id, one));
  return outcomes;
}

/**
 * Without sign-in data a sub-node of an agent or chain, and a node without code of its own such as
 * WhatsApp, ends the whole run; with data that leads to a closed port it fails as it would when the service is down, and the error output is taken.
 */
async function withClosedDoors(client: N8nClient, workflow: RunnableWorkflow): Promise<object> {
  const nodes: RunnableWorkflow["nodes"] = [];
  for (const node of workflow.nodes) {
    const door = CLOSED_DOORS.find(({ types }) => types.test(node.type));
    nodes.push(
      door
        ? {
            ...node,
            credentials: {
              [door.type]: { id: await client.credential(door.type, door.data), name: door.type },
            },
          }
        : node,
    );
  }
  return { ...workflow, nodes };
}

type RunnableWorkflow = { nodes: { type: string; credentials?: object }[] };

const CLOSED_DOORS = [
  {
    types: /\.(lmChatOpenAi|embeddingsOpenAi)$/,
    type: "openAiApi",
    data: { apiKey: "closed", url: "http://127.0.0.1:9/v1" },
  },
  {
    types: /\.memoryPostgresChat$/,
    type: "postgres",
    data: { host: "127.0.0.1", port: 9, database: "closed", user: "closed", password: "closed" },
  },
  {
    types: /\.whatsApp$/,
    type: "whatsAppApi",
    data: { accessToken: "closed", businessAccountId: "closed" },
  },
];

async function runCase(client: N8nClient, id: string, raw: FixtureCase): Promise<Outcome> {
  const one = fillDates(raw, new Date());
  const start = performance.now();
  let said: string[];
  try {
    await client.update(id, { pinData: asPinData(one.pin) });
    said = judgeCase(one, await client.run(id, one.trigger));
  } catch (error) {
    said = [error instanceof Error ? error.message : String(error)];
  }
  return { name: one.name, said, ms: Math.round(performance.now() - start) };
}

/** Pinned items say from which item they came, as a real node would; otherwise `$('…').item` has nothing to follow. */
function asPinData(pin: FixtureCase["pin"]): object {
  return Object.fromEntries(
    Object.entries(pin).map(([node, items]) => [
      node,
      items.map((json, item) => ({ json, pairedItem: { item } })),
    ]),
  );
}
