import { installServer } from "../install/n8n-server.ts";
import { N8N_VERSION } from "../install/node-packages.ts";
import { findTemplates } from "../library/template-folder.ts";
import { openClient, type N8nClient } from "./n8n-client.ts";
import { runnable, runTemplate } from "./run-template.ts";
import { startServer } from "./start-server.ts";

/**
 * Runs every case of the named templates (or all) in the real n8n and prints a table.
 *
 * @returns Whether every case ended as its fixture says.
 */
export async function runTemplates(slugs: string[]): Promise<boolean> {
  const templates = findTemplates(slugs);
  return withN8n(N8N_VERSION, async (client) => {
    let passed = 0;
    let failed = 0;
    for (const template of templates) {
      console.log(`\n${template.slug}`);
      const outcomes = await runTemplate(client, runnable(template));
      for (const { name, said, ms } of outcomes) {
        console.log(
          `  ${said.length === 0 ? "ok    " : "FAILED"} ${String(ms).padStart(5)} ms  ${name}`,
        );
        for (const sentence of said) console.log(`           ${sentence}`);
        if (said.length === 0) passed++;
        else failed++;
      }
    }
    console.log(`\n${templates.length} templates\n${passed} passed, ${failed} failed`);
    return failed === 0 && passed > 0;
  });
}

/** Starts an n8n of that release, installing it when needed, and stops it when the work is done. */
export async function withN8n<T>(
  version: string,
  work: (client: N8nClient) => Promise<T>,
): Promise<T> {
  const installed = await installServer(version);
  const server = await startServer(installed);
  const onSignal = () => void server.stop().then(() => process.exit(130));
  process.once("SIGINT", onSignal).once("SIGTERM", onSignal);
  try {
    return await work(await openClient(server.origin, installed.modules));
  } catch (error) {
    console.error(server.log());
    throw error;
  } finally {
    await server.stop();
  }
}
