import { readFileSync } from "node:fs";

const tokens = readFileSync(new URL("../../../src/design/css/tokens.css", import.meta.url), "utf8");

function token(name: string): string {
  const value = new RegExp(`--color-${name}:\\s*(#\\w+)`).exec(tokens)?.[1];
  if (!value) throw new Error(`tokens.css has no color ${name}`);
  return value;
}

/**
 * Colors of the template images: near those of the site's dark theme, but with darker areas, since an image is often
 * shown small on a dark page of somebody else. `from` and `to` are the gradient of connections.
 */
export const palette = {
  canvas: token("canvas"),
  dot: "#1f1b29",
  section: "#121019",
  sectionEdge: "#25212f",
  node: "#1a1724",
  nodeEdge: "#3a3448",
  holder: "#ffffff",
  ink: "#2a1a4a",
  port: token("edge"),
  title: token("text"),
  label: "#dcd8e6",
  muted: token("muted"),
  from: token("ember"),
  to: token("violet"),
};
