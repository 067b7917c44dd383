import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "./classes.ts";

export function Chip({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-hairline bg-raised px-2.5 py-px text-small text-muted">
      {children}
    </span>
  );
}

/**
 * A filter of a list. It is a link and not a button, because links work without scripts and visitors can share their
 * URLs.
 */
export function ChipLink({
  selected = false,
  className,
  ...rest
}: ComponentProps<typeof Link> & { selected?: boolean }) {
  return (
    <Link
      aria-current={selected ? "true" : undefined}
      className={classes(
        "inline-flex min-h-11 items-center rounded-full border px-4 text-small whitespace-nowrap transition-colors lg:pointer-fine:min-h-9",
        selected
          ? "chosen font-medium"
          : "border-hairline text-muted hover:border-text hover:text-text",
        className,
      )}
      {...rest}
    />
  );
}
