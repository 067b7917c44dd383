import { useState } from "react";
import { setUp } from "#content/library/set-up.ts";
import { inBrowser, readStoredJson, store } from "#client/storage.ts";
import { Checkbox } from "#design/field.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { SetupStep } from "../contract.ts";

const { checklist: labels } = setUp;

export function Checklist({
  slug,
  steps,
  valuesDone,
}: {
  slug: string;
  steps: SetupStep[];
  valuesDone: boolean;
}) {
  const [ticked, setTicked] = useTicks(slug);
  const isDoneHere = ({ isValues }: SetupStep) => isValues && valuesDone;
  const isDone = (step: SetupStep) => ticked.includes(step.title) || isDoneHere(step);
  if (steps.length === 0) return null;
  return (
    <section className="mt-10 max-w-[40em]">
      <h3 className="text-title">{labels.heading}</h3>
      <output className="mt-1.5 block text-small text-muted">
        {interpolate(labels.progress, { done: steps.filter(isDone).length, all: steps.length })}
        {` · ${labels.text}`}
      </output>
      <ul className="mt-3 divide-y divide-hairline">
        {steps.map((step) => (
          <li key={step.title}>
            <Checkbox
              checked={isDone(step)}
              onChange={(event) =>
                setTicked(
                  event.target.checked
                    ? [...ticked, step.title]
                    : ticked.filter((title) => title !== step.title),
                )
              }
              label={<StepLabel step={step} done={isDoneHere(step)} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StepLabel({ step: { title, html }, done }: { step: SetupStep; done: boolean }) {
  return (
    <>
      <span className="font-medium text-text">{title}</span>
      {/* The server rendered this HTML from Markdown, and escaped any HTML in the Markdown. */}
      <span
        className="block [&_code]:rounded-small [&_code]:bg-raised [&_code]:px-1 [&_code]:wrap-anywhere"
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {done && <span className="block text-success">{labels.valuesDone}</span>}
    </>
  );
}

/**
 * Remembers which steps the visitor has ticked. The titles of the steps are stored, because their numbers may change
 * when the guide changes.
 */
function useTicks(slug: string) {
  const key = `checklist ${slug}`;
  const [ticked, setTicked] = useState(() => {
    const stored = readStoredJson(inBrowser, key);
    return Array.isArray(stored) ? stored.filter((title) => typeof title === "string") : [];
  });
  const change = (next: string[]) => {
    store(inBrowser, key, JSON.stringify(next));
    setTicked(next);
  };
  return [ticked, change] as const;
}
