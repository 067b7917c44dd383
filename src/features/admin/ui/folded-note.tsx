import type { ReactNode } from "react";

export function FoldedNote({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="mb-8 rounded-control border border-edge px-4 text-small">
      <summary className="min-h-11 cursor-pointer py-3">{summary}</summary>
      <p className="pb-3 wrap-anywhere">{children}</p>
    </details>
  );
}
