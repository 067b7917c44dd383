import { imprintPage } from "#content/site/imprint.ts";
import { sampleEntries } from "./imprint.ts";
import { interpolate } from "../text/interpolate.ts";

/** Warning for the log. */
export function staffNote(): string {
  return `${imprintPage.staff} ${samplesNote()}`;
}

/** Names the entries that have to be replaced. */
export function samplesNote(): string {
  return interpolate(imprintPage.staffEntries, { entries: sampleEntries().join(", ") });
}
