import type { Problem } from "#content/library/connections/connection.ts";
import { Marked } from "./marked.tsx";

export function Problems({ problems }: { problems: readonly Problem[] }) {
  return (
    <dl className="border-t border-hairline">
      {problems.map(({ message, answer }) => (
        <div
          key={message}
          className="grid gap-x-8 gap-y-1.5 border-b border-hairline py-4 md:grid-cols-[2fr_3fr] print:break-inside-avoid"
        >
          <dt className="min-w-0 font-semibold break-words">{message}</dt>
          <Marked as="dd" html={answer} className="text-muted" />
        </div>
      ))}
    </dl>
  );
}
