import { join } from "node:path";
import { REPOSITORY } from "../library/template-folder.ts";

/** Returns the path of the image for shared links. The site serves it as `/share/templates/{slug}.png`. */
export function sharePathOf(slug: string): string {
  return join(REPOSITORY, "public", "share", "templates", `${slug}.png`);
}
