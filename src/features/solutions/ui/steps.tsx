import type { SolutionView } from "../views.ts";

export function Steps({ steps }: Pick<SolutionView, "steps">) {
  return (
    <div className="relative">
      <span
        aria-hidden
        className="drawn absolute inset-y-0 start-[1.3125rem] w-0.5 bg-linear-to-b from-ember to-violet mask-[linear-gradient(#000_calc(100%-5rem),transparent)]"
      />
      <ol className="space-y-9">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative grid grid-cols-[2.75rem_1fr] gap-x-5 print:break-inside-avoid"
          >
            <span
              aria-hidden
              className="grid size-11 place-items-center rounded-full border border-black/10 bg-white font-display font-semibold text-ink"
            >
              {index + 1}
            </span>
            <div className="pt-2">
              <h3 className="text-title">{title}</h3>
              <p className="mt-1.5 max-w-[38rem] text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
