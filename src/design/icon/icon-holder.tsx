import type { ReactNode } from "react";
import { classes } from "../classes.ts";

/** A white circle around an icon, in both themes: 48 px wide, with a padding of 12 px (docs/product.md, section 9). */
export function IconHolder({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={classes(
        "grid size-12 shrink-0 place-items-center rounded-full border border-rim bg-white p-3 text-ink forced-color-adjust-none [&>*]:size-full",
        className,
      )}
    >
      {children}
    </span>
  );
}
