import { checkPage } from "#content/library/check-page.ts";
import { Button, buttonClasses } from "#design/button.tsx";
import { toast } from "#design/overlay/toast.tsx";
import type { Report } from "#check/checkup.ts";
import { escapeMarkdown, reportMarkdown } from "#check/reports/report-text.ts";
import { copyText } from "#client/clipboard.ts";
import { saveFile } from "#client/save-file.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { MAX_FINDINGS, type CheckedWorkflow } from "../contract.ts";
import { fileName } from "./file-name.ts";

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
    saveFile(new Blob([text], { type: "application/json" }), fileName(name, "check-up.json"));
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

/**
 * A card with a link to the contact form, for visitors who want us to repair their workflow. Shows nothing if there are
 * no findings.
 */
export function RepairOffer({ findings }: Pick<Report, "findings">) {
  if (findings.length === 0) return null;
  return (
    <div className="rounded-card border border-hairline bg-surface p-5 sm:p-8 print:hidden">
      <h3 className="text-subheading">{offer.heading}</h3>
      <p className="mt-2 max-w-[40em] text-muted">{offer.text}</p>
      <a
        href={`/?${queryOf(findings)}#contact-form`}
        className={`mt-5 ${buttonClasses({ size: "large" })}`}
      >
        {offer.action}
      </a>
    </div>
  );
}

/**
 * Writes the sentences of the findings as a query parameter, the worst first. A sentence with which the parameter would
 * be longer than MAX_FINDINGS is left out.
 */
function queryOf(findings: Report["findings"]): string {
  let query = "findings=";
  const lines: string[] = [];
  for (const { sentence } of findings) {
    const longer = new URLSearchParams({ findings: [...lines, `- ${sentence}`].join("\n") });
    if (`${longer}`.length > MAX_FINDINGS) continue;
    lines.push(`- ${sentence}`);
    query = `${longer}`;
  }
  return query;
}
