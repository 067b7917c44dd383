import { installServer, type N8nServer } from "../../install/n8n-server.ts";
import { createCaseClock, type CaseClock } from "./case-clock.ts";
import { openClient, type N8nClient } from "./n8n-client.ts";
import { openServices, type Services } from "./services.ts";
import { startServer } from "./start-server.ts";

export type OpenN8n = {
  client: N8nClient;
  installed: N8nServer;
  services: Services;
  clock: CaseClock;
};

export async function withN8n<T>(version: string, work: (n8n: OpenN8n) => Promise<T>): Promise<T> {
  const installed = await installServer(version);
  const services = await openServices();
  const server = await startServer(installed);
  const onSignal = () => void server.stop().then(() => process.exit(130));
  process.once("SIGINT", onSignal).once("SIGTERM", onSignal);
  try {
    const client = await openClient(server.origin, installed.modules);
    const clock = createCaseClock(server.setClock);
    return await work({ client, installed, services, clock });
  } catch (error) {
    console.error(server.log());
    throw error;
  } finally {
    await server.stop();
    await services.close();
    process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
  }
}
