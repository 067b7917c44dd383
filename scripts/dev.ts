import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer } from "vite";

/* The server for development opens the platform (database, mail, limits) once. For each request it makes the
    application anew from the current modules. */

const root = process.cwd();
const server = createHttpServer();
const vite = await createServer({
  appType: "custom",
  server: { middlewareMode: true, ws: { server } as never, hmr: { server } },
});

type Modules = {
  config: typeof import("../src/platform/config/config.ts");
  platform: typeof import("../src/platform/platform.ts");
  jobs: typeof import("#main/jobs.ts");
  templates: typeof import("#features/templates/server/sync/synchronise.ts");
  app: typeof import("#main/app.ts");
  folders: typeof import("#main/served-folders.ts");
  control: typeof import("../src/platform/program/control.ts");
  commands: typeof import("#main/commands.ts");
};
const load = <K extends keyof Modules>(path: string) =>
  vite.ssrLoadModule(path) as Promise<Modules[K]>;

const { readConfig } = await load<"config">("/src/platform/config/config.ts");
const { createPlatform, closePlatform } = await load<"platform">("/src/platform/platform.ts");
const { startJobs } = await load<"jobs">("/src/main/jobs.ts");
const { synchroniseTemplates } = await load<"templates">(
  "/src/features/templates/server/sync/synchronise.ts",
);

const config = readConfig(process.env, "development");
const platform = await createPlatform(config);
await synchroniseTemplates(platform, `${root}/templates`);
await startJobs(platform);

const { listenForCommands } = await load<"control">("/src/platform/program/control.ts");
const stopControl = config.databaseUrl
  ? undefined
  : await listenForCommands(config.dataDir, async (command) => {
      const { runCommand } = await load<"commands">("/src/main/commands.ts");
      return runCommand(platform, command);
    });

async function answer(request: Request, bindings: object): Promise<Response> {
  try {
    const { createApp } = await load<"app">("/src/main/app.ts");
    const build = await vite.ssrLoadModule("virtual:react-router/server-build");
    const { servedFolders } = await load<"folders">("/src/main/served-folders.ts");
    const folders = servedFolders(root, `${root}/templates`).filter(({ prefix }) => prefix !== "/");
    return await createApp(platform, build as never, folders).fetch(request, bindings);
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    console.error(error);
    return new Response("The page could not be rendered; see the terminal.", { status: 500 });
  }
}

const listener = getRequestListener((request, bindings) => answer(request, bindings), {
  overrideGlobalObjects: false,
});
server.on("request", (request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
});
server.listen(config.port, config.host, () => {
  console.log(`  http://localhost:${config.port}`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void stop());
}

async function stop(): Promise<void> {
  server.closeAllConnections();
  await stopControl?.();
  await vite.close();
  await closePlatform(platform);
  process.exit(0);
}
