import type { ReactNode } from "react";
import { passport as words } from "#content/library/passport.ts";

type Id =
  | "releases"
  | "messages"
  | "receivers"
  | "permissions"
  | "costs"
  | "failures"
  | "proof"
  | "untried"
  | "check";

/** A section that answers one question of a reader. */
export function Part({ id, text, children }: { id: Id; text?: string; children: ReactNode }) {
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

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-faint">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

/** Rows that are divided by hairlines: a name, and what belongs to it. */
export function Lines({ children }: { children: ReactNode }) {
  return <ul className="border-t border-hairline">{children}</ul>;
}

export function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-hairline py-3 md:grid-cols-[2fr_3fr]">
      <div className="min-w-0 break-words">{name}</div>
      <div className="min-w-0 text-muted">{children}</div>
    </li>
  );
}
