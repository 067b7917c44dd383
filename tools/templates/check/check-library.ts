import { findTemplates } from "../library/template-folder.ts";
import { weaknessesOfAll } from "../mutate/pass-mark.ts";
import { loadNodeTypes } from "../n8n/node-types.ts";
import { checkPassport } from "../passport/check-passport.ts";
import { openRecord } from "../record/open-record.ts";
import { checkAgainstOthers } from "./against-others.ts";
import { checkTemplate } from "./check-template.ts";

/**
 * Checks the named templates, or all if none is named. The scores of the mutation tests of all templates are always
 * checked together, because a change of one template can lower the sum of the scores below the pass mark.
 * @returns whether there are no findings
 */
export async function checkLibrary(slugs: string[]): Promise<boolean> {
  const start = performance.now();
  const types = await loadNodeTypes();
  const all = findTemplates([]);
  const wanted = findTemplates(slugs);
  const others = checkAgainstOthers(all);
  const scores = all.flatMap((template) => openRecord(template)?.score ?? []);
  const together = weaknessesOfAll(scores);
  for (const sentence of together) console.log(`The library: ${sentence}`);
  let findings = together.length;
  for (const template of wanted) {
    const found = checkTemplate(template, types);
    const passport = checkPassport(template, found);
    const sentences = [...found, ...passport, ...(others.get(template.path) ?? [])];
    findings += sentences.length;
    for (const sentence of sentences) console.log(`${template.slug}: ${sentence}`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${wanted.length} templates checked in ${seconds} s: ${findings === 0 ? "nothing to complain about" : `${findings} findings`}.`,
  );
  return findings === 0 && wanted.length > 0;
}
