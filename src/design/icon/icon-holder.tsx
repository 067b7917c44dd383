import type { ReactNode } from "react";
import { classes } from "../classes.ts";

/** 48 px wide, with a padding of 12 px; white in the hero and in the light theme (docs/product.md, section 9). */
export function IconHolder({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={classes(
        "grid size-12 shrink-0 place-items-center rounded-full border border-rim bg-disc p-3 text-sign [&>*]:size-full",
        className,
      )}
    >
      {children}
    </span>
  );
}
