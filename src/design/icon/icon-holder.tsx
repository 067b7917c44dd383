import type { ReactNode } from "react";
import { classes } from "../classes.ts";

/**
 * 48 px wide, with a padding of 12 px (docs/product.md, section 9).
 * @param white - whether the background is white in the dark theme too
 */
export function IconHolder({
  children,
  className,
  white = false,
}: {
  children: ReactNode;
  className?: string;
  white?: boolean;
}) {
  return (
    <span
      className={classes(
        "grid size-12 shrink-0 place-items-center rounded-full border border-rim p-3 [&>*]:size-full",
        white ? "bg-white text-ink" : "bg-surface text-text",
        className,
      )}
    >
      {children}
    </span>
  );
}
