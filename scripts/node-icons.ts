import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const MODULE = "virtual:node-icons.svg";
const RESOLVED = `\0${MODULE}`;

/** Gives `virtual:node-icons.svg`: the address of a file with every icon that a node can have. */
export function nodeIcons(): Plugin {
  let made: Promise<{ fileName: string; source: string }> | undefined;
  const file = () => (made ??= makeFile());
  return {
    name: "node-icons",
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { fileName, source } = await file();
      const { name, mode } = this.environment;
      if (name === "client" && mode === "build") this.emitFile({ type: "asset", fileName, source });
      return `export default "/${fileName}";`;
    },
    configureServer({ middlewares }) {
      middlewares.use(({ url }, response, next) => {
        if (!url?.startsWith("/assets/node-icons-")) return next();
        file().then(
          ({ source }) => response.setHeader("Content-Type", "image/svg+xml").end(source),
          next,
        );
      });
    },
  };
}

async function makeFile() {
  const { iconSprite } = await import("../src/features/diagram/server/icon-shape.ts");
  const source = await iconSprite();
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { fileName: `assets/node-icons-${hash}.svg`, source };
}
