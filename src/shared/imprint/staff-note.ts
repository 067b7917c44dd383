import { imprintPage } from "#content/site/imprint.ts";
import { sampleEntries } from "./imprint.ts";
import { interpolate } from "../text/interpolate.ts";

export function staffNote(): string {
  return `${imprintPage.staff} ${samplesNote()}`;
}

export function samplesNote(): string {
  return interpolate(imprintPage.staffEntries, { entries: sampleEntries().join(", ") });
}
