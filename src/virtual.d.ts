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
  /** Services that the templates use, as text. `likeOurs` of the check-up reads it. */
  const index: string;
  export default index;
}

declare module "virtual:node-icons" {
  import type { IconShape } from "#workflow/drawing/shapes.ts";
  const shapes: Readonly<Record<string, IconShape>>;
  export default shapes;
}

/** Converts domains between letters and ASCII. The package has no types. */
declare module "punycode.js" {
  /** Returns a domain with each label in letters. @throws RangeError if a label cannot be read */
  export function toUnicode(domain: string): string;
}
