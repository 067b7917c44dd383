import { installServer, type N8nServer } from "../install/n8n-server.ts";
import { openClient, type N8nClient } from "./n8n-client.ts";
import { startServer } from "./start-server.ts";

export type OpenN8n = { client: N8nClient; installed: N8nServer };

/** Starts an n8n of that release, installing it when needed, and stops it when the work is done. */
export async function withN8n<T>(version: string, work: (n8n: OpenN8n) => Promise<T>): Promise<T> {
  const installed = await installServer(version);
  const server = await startServer(installed);
  const onSignal = () => void server.stop().then(() => process.exit(130));
  process.once("SIGINT", onSignal).once("SIGTERM", onSignal);
  try {
    return await work({ client: await openClient(server.origin, installed.modules), installed });
  } catch (error) {
    console.error(server.log());
    throw error;
  } finally {
    await server.stop();
    process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
  }
}
