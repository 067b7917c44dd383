declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";
  const build: ServerBuild;
  export = build;
}

declare module "virtual:head-script" {
  const code: string;
  export default code;
}

declare module "virtual:node-icons.svg" {
  const address: string;
  export default address;
}

declare module "virtual:icons" {
  import type { IconName } from "#content/types.ts";
  /** SVG path data of icons on a grid of 24 × 24. */
  const paths: Readonly<Record<IconName, string>>;
  export default paths;
}

declare module "virtual:template-index" {
  /** Slug, trigger and services of the templates, one template a line (features/checkup/like-ours.ts). */
  const index: string;
  export default index;
}

declare module "virtual:node-icons" {
  import type { IconShape } from "#workflow/drawing/shapes.ts";
  const shapes: Readonly<Record<string, IconShape>>;
  export default shapes;
}

/** The package has no types of its own. */
declare module "punycode.js" {
  /** Converts "xn--bcher-kva.example" to "bücher.example". @throws RangeError if the domain is malformed */
  export function toUnicode(domain: string): string;
}
