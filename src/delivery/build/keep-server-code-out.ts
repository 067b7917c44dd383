import type { Plugin } from "vite";

const SERVER_ONLY = /\/src\/(?:features\/[^/]+\/server|platform)\/|\/src\/main\//;

export function keepServerCodeOut(): Plugin {
  return {
    name: "keep-server-code-out",
    enforce: "pre",
    load(id) {
      if (this.environment.name !== "client" || !SERVER_ONLY.test(id)) return;
      throw new Error(`${id} is server code and was imported by something the browser loads.`);
    },
  };
}
