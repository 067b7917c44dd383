import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { iconNames } from "../content/types.ts";

const FILE = "virtual:node-icons.svg";
const SHAPES = "virtual:node-icons";
const PATHS = "virtual:icons";

/**
 * Vite plugin that offers icons as modules. `virtual:node-icons`: shapes of n8n's node icons. `virtual:node-icons.svg`:
 * URL of a file with these icons. `virtual:icons`: SVG path data of the icons that files in content/ name. Vite reads
 * the icon packages, because loading them in the server would take 80 MB of memory and a second.
 */
export function nodeIcons(): Plugin {
  let made: Promise<{ fileName: string; source: string }> | undefined;
  const file = () => (made ??= makeFile());
  return {
    name: "node-icons",
    resolveId: (id) => ([FILE, SHAPES, PATHS].includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${SHAPES}`) {
        const { allIconShapes } = await icons();
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(await allIconShapes()))});`;
      }
      if (id === `\0${PATHS}`) return `export default ${JSON.stringify(await contentIcons())};`;
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

async function contentIcons(): Promise<Record<string, string>> {
  const { iconShape } = await icons();
  const paths = iconNames.map(async (name) => {
    const { path } = await iconShape({ set: "lucide", name });
    return [name, path] as const;
  });
  return Object.fromEntries(await Promise.all(paths));
}

const icons = () => import("../src/features/diagram/server/icon-shape.ts");
