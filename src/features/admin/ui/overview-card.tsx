import { Children, useId, type ReactNode } from "react";
import { Card } from "#design/layout/card.tsx";
import { formatDate, formatDateTime } from "#shared/text/format-date.ts";

type OverviewCardProps = {
  title: string;
  figure: number | string;
  note?: string;
  none: string;
  action?: ReactNode;
  children: ReactNode;
};

export function OverviewCard({ title, figure, note, none, action, children }: OverviewCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="flex min-w-0 flex-col gap-5 p-6">
      <header>
        <h2 id={id} className="text-small text-muted">
          {title}
        </h2>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-heading">{figure}</span>
          {note && <span className="text-small text-faint">{note}</span>}
        </p>
      </header>
      {Children.count(children) === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-hairline">{children}</ul>
      )}
      {action && <div>{action}</div>}
    </Card>
  );
}

export function OverviewLine({
  at,
  detail,
  children,
}: {
  /** ISO timestamp or ISO date. */
  at: string;
  detail: string;
  children: ReactNode;
}) {
  return (
    <li className="relative py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 break-words">{children}</div>
      <p className="mt-1 line-clamp-2 text-small break-words text-muted">{detail}</p>
      <time dateTime={at} className="text-small text-faint">
        {at.includes("T") ? formatDateTime(at) : formatDate(`${at}T12:00`)}
      </time>
    </li>
  );
}

export function FoldedNote({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="mb-8 rounded-control border border-edge px-4 text-small">
      <summary className="min-h-11 cursor-pointer py-3">{summary}</summary>
      <p className="pb-3 wrap-anywhere">{children}</p>
    </details>
  );
}
