import type { ReactNode } from "react";

/** Says what went wrong, once, also to a screen reader; empty while nothing did. */
export function Problem({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="rounded-control border border-error/50 px-3.5 py-2.5 text-small text-error">
          {children}
        </p>
      )}
    </div>
  );
}
