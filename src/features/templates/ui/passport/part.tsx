import type { ReactNode } from "react";
import { passport as content } from "#content/library/passport.ts";
import type { PartId } from "../../passport/answers.ts";
import { GuideText } from "../page/guide-text.tsx";

type PartProps = { id: PartId; answer: string; children: ReactNode };

/** A part of the page: a question that readers ask, its answer, and below it the evidence. Long evidence is folded. */
export function Part({ id, answer, children }: PartProps) {
  const part = content[id];
  return (
    <section
      id={id}
      tabIndex={-1}
      className="gap-x-10 border-t border-hairline py-5 @3xl:grid @3xl:grid-cols-[16rem_minmax(0,40rem)] [&>*]:col-start-2 [&>p]:mb-2"
    >
      <h3 className="col-start-1! row-span-6 mb-2">{part.heading}</h3>
      <p>{answer}</p>
      {children && "evidence" in part ? (
        <Folded summary={part.evidence}>{children}</Folded>
      ) : (
        children
      )}
    </section>
  );
}

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

type PointsProps = { points: readonly string[]; children?: ReactNode };

/**
 * A list of texts.
 * @param children - `<li>` elements that are shown before the texts
 */
export function Points({ points, children }: PointsProps) {
  return (
    <ul className="max-w-[48em] list-disc space-y-2 ps-5 text-muted">
      {children}
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

export function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="mt-1">
      <summary className="opens w-fit py-3 text-small text-muted hover:text-text">
        {summary}
      </summary>
      {children}
    </details>
  );
}

/**
 * Shows a part of the template's guide, if the guide has this part. People wrote the guide, whereas a program generates
 * the rest of the page.
 */
export function FromGuide({ html, text }: { html: string; text: string }) {
  if (html === "") return null;
  return (
    <>
      <p className="mt-4 mb-1 text-small text-faint">{text}</p>
      <GuideText html={html} />
    </>
  );
}
