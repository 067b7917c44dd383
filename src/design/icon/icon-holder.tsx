import type { ReactNode } from "react";
import { classes } from "../classes.ts";

/** Round white background of an icon: 48 px, with 12 px padding (docs/product.md, section 9). */
export function IconHolder({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={classes(
        "grid size-12 shrink-0 place-items-center rounded-full border border-rim bg-white p-3 text-ink [&>*]:size-full",
        className,
      )}
    >
      {children}
    </span>
  );
}
