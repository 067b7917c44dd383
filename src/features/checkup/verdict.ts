import { checkPage } from "#content/library/check-page.ts";
import { LEVELS } from "#check/rules/finding.ts";
import type { Finding, Profile } from "#check/checkup.ts";
import { counted } from "#shared/text/counted.ts";
import { interpolate } from "#shared/text/interpolate.ts";

const { levels, result } = checkPage;

const STAND_INS = "stand-in-left";

/**
 * Lowers the level of findings about stand-ins (values that the user has to replace), because in a template of this
 * site stand-ins are no mistake.
 */
export function forOurs(findings: readonly Finding[]): Finding[] {
  return findings
    .map((one): Finding => (one.rule === STAND_INS ? { ...one, level: "worth-knowing" } : one))
    .toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}

/**
 * Returns the sentence that sums up all findings, by the worst of them.
 * @param findings - the findings for this `profile`, the worst first
 * @param isOurs - whether the workflow is a template of this site
 */
export function verdictOn(
  steps: number,
  profile: Profile,
  findings: readonly Pick<Finding, "level" | "rule">[],
  isOurs = false,
): string {
  if (steps === 0) return result.nothingToCheck;
  const verdicts = result.verdicts[profile];
  const [worst] = findings;
  if (!worst) return verdicts.none;
  if (isOurs && worst.level === "worth-knowing" && findings.some(({ rule }) => rule === STAND_INS))
    return result.isOurs.verdict;
  const count = findings.filter(({ level }) => level === worst.level).length;
  return interpolate(verdicts[worst.level], { things: counted(levels[worst.level], count) });
}
