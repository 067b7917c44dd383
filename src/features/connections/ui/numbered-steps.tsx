import type { Step } from "#content/library/connections/connection.ts";
import { Marked } from "./marked.tsx";

export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="space-y-10">
      {steps.map(({ title, actions }, index) => (
        <li key={title} id={`step-${index + 1}`} className="scroll-mt-6 print:break-inside-avoid">
          <h3 className="flex items-center gap-4 text-title">
            <span className="grid size-9 shrink-0 place-items-center rounded-full border border-edge text-small">
              {index + 1}
            </span>
            {title}
          </h3>
          <ol className="mt-4 max-w-[44em] list-[lower-alpha] space-y-2.5 ps-6 text-muted marker:text-faint sm:ms-9 sm:ps-9">
            {actions.map((action) => (
              <Marked key={action} as="li" html={action} className="ps-1" />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
