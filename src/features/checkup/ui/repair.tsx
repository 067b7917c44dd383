import { useEffect, useRef, useState } from "react";
import { checkPage } from "#content/library/check-page.ts";
import { Button } from "#design/button.tsx";
import { toast } from "#design/overlay/toast.tsx";
import type { Finding } from "#check/checkup.ts";
import { copyText } from "#client/clipboard.ts";
import type { CheckedWorkflow } from "../contract.ts";
import { saveJson } from "./save-json.ts";
import type { Checkup, Mending } from "./use-checkup.ts";

const { repair: labels } = checkPage;

/** Offers to repair the workflow. Only findings with exactly one possible repair are repaired. */
export function Repair({
  workflow,
  findings,
  mend,
}: {
  workflow: CheckedWorkflow;
  findings: readonly Finding[];
  mend: Checkup["mend"];
}) {
  const [mended, setMended] = useState<Mending>();
  const changed = useRef<HTMLHeadingElement>(null);
  // After the repair, the page no longer has the button that the visitor pressed. The list of changes gets the focus
  // instead.
  useEffect(() => {
    if (mended) changed.current?.focus();
  }, [mended]);
  const rules = findings.filter(({ repairable }) => repairable).map(({ rule }) => rule);
  if (rules.length === 0) return null;
  const copy = async (text: string) => {
    toast((await copyText(text)) ? labels.copied : labels.notCopied);
  };
  return (
    <div className="rounded-card border border-hairline bg-surface p-5 sm:p-7 print:hidden">
      <h3 className="text-title">{labels.heading}</h3>
      <p className="mt-2 text-muted">{labels.text}</p>
      {mended ? (
        <div>
          <h4 ref={changed} tabIndex={-1} className="mt-5 font-medium">
            {labels.changed}
          </h4>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-muted [overflow-wrap:anywhere]">
            {mended.changes.map((change, place) => (
              <li key={place}>{change}</li>
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button onClick={() => void copy(mended.text)}>{labels.copy}</Button>
            <Button
              variant="secondary"
              onClick={() => saveJson(mended.text, workflow.name, "fixed")}
            >
              {labels.save}
            </Button>
          </div>
        </div>
      ) : (
        <Button
          className="mt-5"
          onClick={() => void mend(workflow.index, [...new Set(rules)]).then(setMended)}
        >
          {labels.press}
        </Button>
      )}
    </div>
  );
}
