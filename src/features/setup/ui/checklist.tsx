import { useState } from "react";
import { setUp } from "#content/library/set-up.ts";
import { inBrowser, readStoredJson, store } from "#client/storage.ts";
import { Checkbox } from "#design/field.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { SetupStep } from "../contract.ts";

const words = setUp.checklist;

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
      <h3 className="text-title">{words.heading}</h3>
      <output className="mt-1.5 block text-small text-muted">
        {interpolate(words.progress, { done: steps.filter(isDone).length, all: steps.length })}
        {` · ${words.text}`}
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
      {/* Made by the server from Markdown without any markup of its own. */}
      <span
        className="block [&_code]:rounded-small [&_code]:bg-raised [&_code]:px-1 [&_code]:break-words"
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {done && <span className="block text-success">{words.valuesDone}</span>}
    </>
  );
}

/** Titles of the steps that are done: they last longer than a guide's numbers. */
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
