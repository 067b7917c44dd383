import { checkPage } from "#content/library/check-page.ts";
import { Button, buttonClasses } from "#design/button.tsx";
import { toast } from "#design/overlay/toast.tsx";
import type { Report } from "#check/checkup.ts";
import { copyText } from "#client/clipboard.ts";
import { saveFile } from "#client/save-file.ts";
import type { CheckedWorkflow } from "../contract.ts";
import { fileName, markdownReport } from "./report.ts";

const { report: labels, repair } = checkPage;
/** Maximum number of rule ids in the link to the contact form. */
const MAX_IDS = 10;

export function ReportActions({ workflow, report }: { workflow: CheckedWorkflow; report: Report }) {
  const { name } = workflow;
  const copy = async () => {
    toast((await copyText(markdownReport(name, report))) ? labels.copied : repair.notCopied);
  };
  const save = () => {
    const text = `${JSON.stringify({ workflow: name, ...report }, null, 2)}\n`;
    saveFile(new Blob([text], { type: "application/json" }), fileName(name, "check-up.json"));
  };
  const ids = [...new Set(report.findings.map(({ rule }) => rule))].slice(0, MAX_IDS).join(",");
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
        {ids !== "" && (
          <a href={`/?findings=${ids}#contact-form`} className={buttonClasses({})}>
            {labels.ask}
          </a>
        )}
      </div>
      {ids !== "" && <p className="mt-3 text-small text-faint">{labels.askNote}</p>}
    </div>
  );
}
