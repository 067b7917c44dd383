import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const FILE = "virtual:node-icons.svg";
const SHAPES = "virtual:node-icons";

/** `virtual:node-icons` (shapes) and `.svg` (a file's address): their packages take 80 MB and a second to load. */
export function nodeIcons(): Plugin {
  let made: Promise<{ fileName: string; source: string }> | undefined;
  const file = () => (made ??= makeFile());
  return {
    name: "node-icons",
    resolveId: (id) => (id === FILE || id === SHAPES ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${SHAPES}`) {
        const { allIconShapes } = await icons();
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(await allIconShapes()))});`;
      }
      if (id !== `\0${FILE}`) return undefined;
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
  const { iconSprite } = await icons();
  const source = await iconSprite();
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { fileName: `assets/node-icons-${hash}.svg`, source };
}

const icons = () => import("../src/features/diagram/server/icon-shape.ts");
