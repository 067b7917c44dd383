import { templatesPage } from "#content/library/templates-page.ts";
import type { Outline, OutlineStep } from "#workflow/outline/outline.ts";

const { outline: labels } = templatesPage;

export function WorkflowOutline({ outline }: { outline: Outline }) {
  return (
    <div className="space-y-6">
      {outline.map((start) => (
        <div key={start.trigger}>
          <p>
            <span className="text-faint">{labelOf(start)}: </span>
            <strong className="font-semibold">{start.trigger}</strong>
          </p>
          <Steps steps={start.steps} />
        </div>
      ))}
    </div>
  );
}

function labelOf({ continues, isUnreached }: Outline[number]): string {
  if (continues) return labels.continues;
  return isUnreached ? labels.unreached : labels.starts;
}

function Steps({ steps }: { steps: OutlineStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className="mt-2 list-decimal space-y-2 ps-6 marker:text-faint">
      {steps.map((step) => (
        <li key={`${step.kind} ${step.node}`}>
          <Step step={step} />
        </li>
      ))}
    </ol>
  );
}

function Step({ step }: { step: OutlineStep }) {
  if (step.kind === "goto") {
    const sentence = step.back ? labels.goesBack : labels.goesOn;
    return <span className="text-muted">{sentence.replace("{node}", () => step.node)}</span>;
  }
  if (step.kind === "repeat") {
    return (
      <>
        {step.node} <span className="text-faint">({labels.each})</span>
        <Steps steps={step.each} />
      </>
    );
  }
  return (
    <>
      {step.node}
      {step.uses.length > 0 && (
        <span className="text-muted">
          {" "}
          {labels.uses.replace("{parts}", () => step.uses.join(", "))}
        </span>
      )}
      {step.kind !== "do" && (
        <>
          {step.kind === "together" && <span className="text-faint"> ({labels.together})</span>}
          <ul className="mt-2 space-y-3 border-s border-hairline ps-4">
            {step.branches.map((branch, index) => (
              <li key={`${branch.label} ${index}`}>
                {branch.label !== "" && (
                  <span className="text-small font-medium text-accent">{branch.label}</span>
                )}
                <Steps steps={branch.steps} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
