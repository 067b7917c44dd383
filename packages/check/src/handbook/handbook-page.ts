import { LEVEL_LABELS } from "../reports/report-text.ts";
import { RULES } from "../rules/all-rules.ts";
import { HANDBOOK } from "./handbook.ts";

export function handbookPage(): string {
  const rows = HANDBOOK.flatMap((entry) => {
    const rule = RULES.find(({ id }) => id === entry.rule);
    if (!rule) return [];
    const repair = rule.repairable ? "yes" : "";
    return [
      `| <a id="${rule.id}"></a>\`${rule.id}\` | ${LEVEL_LABELS[rule.level]} | ${rule.profiles.join(", ")} | ${entry.title} ${entry.why} | ${rule.mend} | ${repair} |`,
    ];
  });
  return [
    "# The rules of the check-up",
    "",
    "Made from `packages/check/src/handbook/` by its test: `vitest run -u packages/check/src/handbook` writes it anew. The examples there are the tests of the rules.",
    "",
    "| rule | level | profiles | what is right, and why | how to mend it | mended by a press |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
