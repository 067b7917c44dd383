import { useId, type ReactNode } from "react";

type Props = {
  words: { title: string; hint?: string };
  /** Folds the fields below this line. */
  folded?: string;
  children: ReactNode;
};

/** One part of the settings page, with a heading. */
export function Group({ words: { title, hint }, folded, children }: Props) {
  const id = useId();
  const fields = <div className="mt-5 flex flex-col gap-5">{children}</div>;
  return (
    <section aria-labelledby={id} className="border-t border-hairline py-8">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {hint && <p className="mt-1 max-w-prose text-small text-muted">{hint}</p>}
      {folded ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-3">{folded}</summary>
          {fields}
        </details>
      ) : (
        fields
      )}
    </section>
  );
}
