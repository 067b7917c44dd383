import type { ReactNode } from "react";

export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-5 text-subheading">{heading}</h2>
      {children}
    </section>
  );
}
