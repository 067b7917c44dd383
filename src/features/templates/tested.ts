import { templatesPage } from "#content/library/templates-page.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Tested } from "#workflow/facts/template-metadata.ts";

const content = templatesPage.facts;

type Release = Tested["releases"][number];

export function situationsText(count: number): string {
  return interpolate(count === 1 ? content.situations.one : content.situations.many, { count });
}

export function faultsText({ made, noticed }: NonNullable<Tested["faults"]>): string {
  const left = made - noticed;
  return interpolate(left === 0 ? content.allFaults : content.faults, { made, noticed, left });
}

/**
 * Returns a sentence that says how many of the planted mistakes the tests caught, and that the passport names the
 * others.
 */
export function noticedText({ made, noticed }: NonNullable<Tested["faults"]>): string {
  const left = made - noticed;
  const { all, allButOne, some } = content.noticed;
  return interpolate(left === 0 ? all : left === 1 ? allButOne : some, { made, noticed, left });
}

export function deviationTexts({ deviations }: Release): string[] {
  return deviations.map(({ situation, how }) =>
    interpolate(content.otherwise, { situation, how: how.join("; ") }),
  );
}
