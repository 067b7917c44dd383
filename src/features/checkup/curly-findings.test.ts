import { expect, test } from "vitest";
import { loadCatalog } from "#check/command/catalog-file.ts";
import { PROFILES, type Report } from "#check/checkup.ts";
import { checkWorkflow } from "#check/findings/check-workflow.ts";
import { readExample } from "#check/handbook/entry.ts";
import { HANDBOOK } from "#check/handbook/handbook.ts";
import type { CheckedWorkflow } from "./contract.ts";
import { withCurlyQuotes } from "./ui/use-checkup.ts";

const CODE = /\$\('[^']*'\)|\[['"][^\]]*\]|[{=][^“”]*?[}]/g;

/** Returns the report as the page shows it. */
function shown(report: Report): Report {
  const checked = {
    reports: { runs: report },
    notes: [],
    isCutOff: false,
    withoutAccount: "",
    notLookedAt: "",
  };
  return withCurlyQuotes(checked as unknown as CheckedWorkflow).reports.runs;
}

test.each(["Today's order", 'The "big" order', "Kamp & 'Söhne' said"])(
  "the expression to copy keeps the quotes of a step called %s",
  (name) => {
    const file = readExample({
      steps: {
        [name]: ["webhook@2", { path: "a", httpMethod: "POST" }],
        Do: ["code@2", { jsCode: "return [{ json: { b: 1 } }];" }],
        Work: ["slack@2.4", { text: "={{ $json.body.email }}" }],
      },
    });
    const report = checkWorkflow(file, { catalog: loadCatalog() });
    const mendsOf = (one: typeof report) =>
      one.findings.flatMap(({ rule, mend }) => (rule === "dropped-field" ? [mend] : []));
    expect(mendsOf(report)).toHaveLength(1);
    expect(mendsOf(shown(report))).toEqual(mendsOf(report));
  },
);

test.each(HANDBOOK)("the findings about the bad example of $rule have curly quotes", ({ bad }) => {
  const report = checkWorkflow(readExample(bad), { catalog: loadCatalog(), profiles: PROFILES });
  const sentences = shown(report).findings.flatMap(({ sentence, mend, consequences }) => [
    sentence,
    mend,
    ...consequences.map((one) => one.sentence),
  ]);
  expect(sentences.filter((sentence) => /["']/.test(sentence.replaceAll(CODE, "")))).toEqual([]);
});
