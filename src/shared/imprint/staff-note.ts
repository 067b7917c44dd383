import { imprintPage } from "#content/site/imprint.ts";
import { sampleEntries } from "./imprint.ts";
import { interpolate } from "../text/interpolate.ts";

/** Text of a warning in the log about sample data in the imprint. */
export function staffNote(): string {
  return `${imprintPage.staff} ${samplesNote()}`;
}

/** Names the entries that the operator has to replace. */
export function samplesNote(): string {
  return interpolate(imprintPage.staffEntries, { entries: sampleEntries().join(", ") });
}
