import { imprintPage } from "#content/site/imprint.ts";
import { sampleEntries } from "./imprint.ts";
import { interpolate } from "../text/interpolate.ts";

/** What has to be replaced, for the log and the back office. */
export function staffNote(): string {
  return interpolate(imprintPage.staff, { entries: sampleEntries().join(", ") });
}
