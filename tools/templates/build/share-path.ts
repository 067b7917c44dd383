import { join } from "node:path";
import { REPOSITORY } from "../library/template-folder.ts";

/** Where the image lies that a shared link shows; served as `/share/templates/{slug}.png`. */
export function sharePathOf(slug: string): string {
  return join(REPOSITORY, "public", "share", "templates", `${slug}.png`);
}
