import { templatesPage } from "#content/library/templates-page.ts";
import type { Outline, OutlineStep } from "#workflow/outline/steps.ts";

const { outline: labels } = templatesPage;

/**
 * Lists the steps of a workflow, one list for each part of the outline. A part usually begins with a trigger. The
 * numbering continues from list to list, so each number occurs once.
 */
export function WorkflowOutline({ outline }: { outline: Outline }) {
  const numbers: Numbers = new Map();
  for (const { steps } of outline) number(steps, numbers);
  return (
    <div className="space-y-6">
      {outline.map((start) => (
        <div key={start.trigger}>
          <p>
            <span className="text-faint">{labelOf(start)}: </span>
            <strong className="font-semibold">{start.trigger}</strong>
          </p>
          <Steps steps={start.steps} numbers={numbers} />
        </div>
      ))}
    </div>
  );
}

function labelOf({ continues, isUnreached }: Outline[number]): string {
  if (continues) return labels.continues;
  return isUnreached ? labels.unreached : labels.starts;
}

type Numbers = Map<OutlineStep, number>;

/** Numbers the steps. A step of the kind "goto" gets no number, because it only refers to another step. */
function number(steps: readonly OutlineStep[], numbers: Numbers): void {
  for (const step of steps) {
    if (step.kind === "goto") continue;
    numbers.set(step, numbers.size + 1);
    if (step.kind === "repeat") number(step.each, numbers);
    else if (step.kind !== "do") for (const branch of step.branches) number(branch.steps, numbers);
  }
}

function Steps({ steps, numbers }: { steps: OutlineStep[]; numbers: Numbers }) {
  if (steps.length === 0) return null;
  return (
    <ol className="mt-2 list-decimal space-y-2 ps-8 marker:text-faint">
      {steps.map((step) => (
        <li
          key={`${step.kind} ${step.node}`}
          value={numbers.get(step)}
          className={step.kind === "goto" ? "list-none" : undefined}
        >
          <Step step={step} numbers={numbers} />
        </li>
      ))}
    </ol>
  );
}

function Step({ step, numbers }: { step: OutlineStep; numbers: Numbers }) {
  if (step.kind === "goto") {
    const sentence = step.back ? labels.goesBack : labels.goesOn;
    return <span className="text-muted">{sentence.replace("{node}", () => step.node)}</span>;
  }
  if (step.kind === "repeat") {
    return (
      <>
        {step.node} <span className="text-faint">({labels.each})</span>
        <Steps steps={step.each} numbers={numbers} />
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
                <Steps steps={branch.steps} numbers={numbers} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
