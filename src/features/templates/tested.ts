import { templatesPage } from "#content/library/templates-page.ts";
import { counted } from "#shared/text/counted.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Tested } from "#workflow/facts/template-metadata.ts";

const content = templatesPage.facts;

/**
 * Says how many test cases a template ran in, and how many deliberate mistakes in copies of it were noticed by the
 * tests.
 */
export function triedText({ situations, faults }: Pick<Tested, "situations" | "faults">): string {
  const first = counted(content.situations, situations);
  if (!faults) return first;
  const { made, noticed } = faults;
  const left = made - noticed;
  const { all, allButOne, some } = content.noticed;
  const second = left === 0 ? all : left === 1 ? allButOne : some;
  return `${first}. ${interpolate(second, { made, noticed, left })}`;
}

export function deviationTexts({ deviations }: Tested["releases"][number]): string[] {
  return deviations.map(({ situation, how }) =>
    interpolate(content.otherwise, { situation, how: how.join("; ") }),
  );
}
