import type { ReactNode } from "react";

type Props = {
  id: string;
  title: string;
  count: number | string;
  children: ReactNode;
};

export function CountedSection({ id, title, count, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 flex flex-wrap items-baseline gap-x-3 text-title">
        {title} <span className="font-text text-small text-faint">{count}</span>
      </h2>
      {children}
    </section>
  );
}
