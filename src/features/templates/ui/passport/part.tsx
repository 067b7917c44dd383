import type { ReactNode } from "react";
import { passport as words } from "#content/library/passport.ts";
import { GuideText } from "../page/guide-text.tsx";

/** Ids of the page's parts, in their order. Each part answers one question. */
export const PARTS = [
  "needs",
  "releases",
  "messages",
  "receivers",
  "permissions",
  "costs",
  "failures",
  "repeats",
  "off",
  "proof",
  "untried",
  "help",
  "check",
] as const;
export type PartId = (typeof PARTS)[number];

/** A part of the page, which answers one question of a reader. */
export function Part({ id, text, children }: { id: PartId; text?: string; children: ReactNode }) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="text-subheading">
        {words[id].heading}
      </h2>
      {text && <p className="mt-3 max-w-[44em] text-muted">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

/** A list whose rows have a name and a description, divided by thin lines. */
export function Lines({ children }: { children: ReactNode }) {
  return <ul className="border-t border-hairline">{children}</ul>;
}

export function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-hairline py-3 md:grid-cols-[2fr_3fr]">
      <div className="min-w-0 break-words">{name}</div>
      <div className="min-w-0 break-words text-muted">{children}</div>
    </li>
  );
}

export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="max-w-[48em] list-disc space-y-2 ps-5 text-muted">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

export function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="mt-2">
      <summary className="cursor-pointer py-2 text-small text-muted">{summary}</summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}

/** Shows a part of the template's guide. People wrote it, unlike the rest of the page. */
export function FromGuide({ html, text }: { html: string; text: string }) {
  if (html === "") return null;
  return (
    <div className="mt-5">
      <p className="text-small text-faint">{text}</p>
      <GuideText html={html} />
    </div>
  );
}

/** Lists names in quotation marks, such as "“Tell sales”, “Ask the guest”". */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(", ");
}
