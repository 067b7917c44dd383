import type { TemplateFolder } from "../library/template-folder.ts";
import { makePassport } from "./make-passport.ts";

/**
 * Checks that `passport.json` was made from the present files of the template. The passport is the published report on
 * what the tests of the template proved.
 * @param findings - result of `checkTemplate`, which the passport contains
 */
export function checkPassport(template: TemplateFolder, findings: readonly string[]): string[] {
  const text = template.read("passport.json")?.toString("utf8");
  if (text === undefined) return ["There is no passport.json; run templates:build."];
  try {
    if (text === makePassport(template, findings)) return [];
  } catch {
    // If a file cannot be read, `checkTemplate` reports that.
    return [];
  }
  return ["passport.json is not that of the other files; run templates:build."];
}
