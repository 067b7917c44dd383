import { imprintPage } from "#content/site/imprint.ts";
import { business as labels } from "#content/accounts/business.ts";
import { sampleEntries } from "./imprint.ts";
import { interpolate } from "../text/interpolate.ts";

export function staffNote(): string {
  return `${imprintPage.staff} ${samplesNote()}`;
}

export function samplesNote(): string {
  const names: Readonly<Record<string, string>> = labels.entries;
  const named = sampleEntries().map((entry) => names[entry] ?? entry);
  return interpolate(imprintPage.staffEntries, { entries: named.join(", ") });
}
