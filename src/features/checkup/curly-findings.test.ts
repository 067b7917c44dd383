import { expect, test } from "vitest";
import { loadCatalog } from "#check/command/catalog-file.ts";
import { PROFILES } from "#check/checkup.ts";
import { checkWorkflow } from "#check/findings/check-workflow.ts";
import { readExample } from "#check/handbook/entry.ts";
import { HANDBOOK } from "#check/handbook/handbook.ts";
import type { CheckedWorkflow } from "./contract.ts";
import { withCurlyQuotes } from "./ui/use-checkup.ts";

const CODE = /\$\('[^']*'\)|\[['"][^\]]*\]|[{=][^“”]*?[}]/g;

test.each(HANDBOOK)("the findings about the bad example of $rule have curly quotes", ({ bad }) => {
  const report = checkWorkflow(readExample(bad), { catalog: loadCatalog(), profiles: PROFILES });
  const checked = {
    reports: { runs: report },
    notes: [],
    withoutAccount: "",
    notLookedAt: "",
  } as unknown as CheckedWorkflow;
  const sentences = withCurlyQuotes(checked).reports.runs.findings.flatMap(
    ({ sentence, mend, consequences }) => [
      sentence,
      mend,
      ...consequences.map((one) => one.sentence),
    ],
  );
  expect(sentences.filter((sentence) => /["']/.test(sentence.replaceAll(CODE, "")))).toEqual([]);
});
