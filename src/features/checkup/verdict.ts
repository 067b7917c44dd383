import { checkPage } from "#content/library/check-page.ts";
import type { Finding, Profile } from "#check/checkup.ts";
import { counted } from "#shared/text/counted.ts";
import { interpolate } from "#shared/text/interpolate.ts";

const { levels, result } = checkPage;

/** @param findings - the findings for this `profile`, the worst first */
export function verdictOn(
  steps: number,
  profile: Profile,
  findings: readonly Pick<Finding, "level">[],
): string {
  if (steps === 0) return result.nothingToCheck;
  const verdicts = result.verdicts[profile];
  const [worst] = findings;
  if (!worst) return verdicts.none;
  const count = findings.filter(({ level }) => level === worst.level).length;
  return interpolate(verdicts[worst.level], { things: counted(levels[worst.level], count) });
}
