import { join } from "node:path";
import { REPOSITORY } from "../library/template-folder.ts";

/** Returns the path of a share image in the repository. The site serves the image as `/share/templates/{slug}.png`. */
export function sharePathOf(slug: string): string {
  return join(REPOSITORY, "public", "share", "templates", `${slug}.png`);
}
