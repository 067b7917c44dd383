import { useEffect } from "react";
import { checkPage } from "#content/library/check-page.ts";
import { Button, buttonClasses } from "#design/button.tsx";
import { toast } from "#design/overlay/toast.tsx";
import type { Report } from "#check/checkup.ts";
import { escapeMarkdown, reportMarkdown } from "#check/reports/report-text.ts";
import { copyText } from "#client/clipboard.ts";
import { writeDraft } from "#client/draft.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import {
  FINDINGS_DRAFT,
  FINDINGS_QUERY,
  MAX_FINDINGS,
  type CheckedWorkflow,
  type FindingsDraft,
} from "../contract.ts";
import { saveJson } from "./save-json.ts";

const { report: labels, repair, offer, result } = checkPage;

export function ReportActions({ workflow, report }: { workflow: CheckedWorkflow; report: Report }) {
  const { name, notLookedAt } = workflow;
  const copy = async () => {
    const found = reportMarkdown(name || result.unnamed, report);
    const isPartly = notLookedAt !== "" && report.profiles.includes("runs");
    const rest = interpolate(result.notLookedAt, { steps: escapeMarkdown(notLookedAt) });
    const text = isPartly ? `${found}\n${rest}\n` : found;
    toast((await copyText(text)) ? labels.copied : repair.notCopied);
  };
  const save = () => {
    const text = `${JSON.stringify({ workflow: name, ...report }, null, 2)}\n`;
    saveJson(text, name, "check-up");
  };
  return (
    <div className="print:hidden">
      <h3 className="text-title">{labels.heading}</h3>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {labels.markdown}
        </Button>
        <Button variant="secondary" onClick={save}>
          {labels.json}
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          {labels.print}
        </Button>
      </div>
    </div>
  );
}

const { name, value } = FINDINGS_QUERY;
const FORM = `/?${name}=${value}#contact-form`;

/** Links to the contact form, which gets the findings through the storage of the browser tab. */
export function RepairOffer({ findings }: Pick<Report, "findings">) {
  useEffect(() => {
    writeDraft(FINDINGS_DRAFT, { lines: linesOf(findings) } satisfies FindingsDraft);
  }, [findings]);
  if (findings.length === 0) return null;
  return (
    <div className="rounded-card border border-hairline bg-surface p-5 sm:p-8 print:hidden">
      <h3 className="text-subheading">{offer.heading}</h3>
      <p className="mt-2 max-w-[40em] text-muted">{offer.text}</p>
      <a href={FORM} className={`mt-5 ${buttonClasses({ size: "large" })}`}>
        {offer.action}
      </a>
    </div>
  );
}

/**
 * Lists the findings, one sentence a line, each sentence once. A sentence that would make the list longer than
 * MAX_FINDINGS characters is left out.
 */
export function linesOf(findings: readonly Pick<Report["findings"][number], "sentence">[]): string {
  let lines = "";
  for (const sentence of new Set(findings.map((finding) => finding.sentence))) {
    const longer = `${lines}${lines && "\n"}- ${sentence.toWellFormed()}`;
    if (longer.length <= MAX_FINDINGS) lines = longer;
  }
  return lines;
}
