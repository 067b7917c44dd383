import type { ReactNode } from "react";

/** A part of a connection's page under its own heading. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="in-turn">
      <h2 className="mb-5 text-subheading">{heading}</h2>
      {children}
    </section>
  );
}
