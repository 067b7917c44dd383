import { join } from "node:path";
import { REPOSITORY } from "../library/template-folder.ts";

/** The site serves the image as `/share/templates/{slug}.png`. */
export function sharePathOf(slug: string): string {
  return join(REPOSITORY, "public", "share", "templates", `${slug}.png`);
}
