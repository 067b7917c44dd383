import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "./classes.ts";

/** A link at the top of a page to the page above it. */
export function BackLink({
  to,
  className,
  children,
}: {
  to: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <p className={classes("text-small print:hidden", className)}>
      <Link to={to} className="inline-flex min-h-11 items-center text-muted hover:text-text">
        ‹ {children}
      </Link>
    </p>
  );
}
