import { solutions } from "#content/site/solutions.ts";
import type { SolutionView } from "../views.ts";

const { today: before, afterwards: after } = solutions.moments;

export function Moments({ moments }: Pick<SolutionView, "moments">) {
  return (
    <ol className="space-y-10 md:space-y-0">
      {moments.map(({ when, today, afterwards }) => (
        <li
          key={when}
          className="grid gap-x-10 gap-y-4 border-hairline md:grid-cols-[1fr_1.4fr_1.4fr] md:border-t md:py-8 print:break-inside-avoid"
        >
          <h3 className="text-title">{when}</h3>
          <div className="border-s-2 border-hairline ps-4">
            <p className="text-small text-faint">{before}</p>
            <p className="mt-1 text-muted lg:text-[1.125rem]">{today}</p>
          </div>
          <div className="relative ps-4.5">
            <span
              aria-hidden
              className="drawn absolute inset-y-0 start-0 w-0.5 rounded-full bg-linear-to-b from-ember to-violet"
            />
            <p className="text-small text-faint">{after}</p>
            <p className="mt-1 lg:text-[1.125rem]">{afterwards}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
