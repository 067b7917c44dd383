import type { ReactNode } from "react";

/** A link that gives the focus to the field of the answer, past everything before it. */
export function SkipToAnswer({ className, children }: { className: string; children: ReactNode }) {
  return (
    <a
      href="#answer"
      className={className}
      onClick={(event) => {
        event.preventDefault();
        focusAnswer();
      }}
    >
      {children}
    </a>
  );
}

/**
 * Moves the focus to the field of the answer. If there is no field, because the sender left no email address, moves it
 * to the section with other ways to answer.
 */
export function focusAnswer(): void {
  const place = document.getElementById("answer-text") ?? document.getElementById("answer");
  place?.focus();
}
