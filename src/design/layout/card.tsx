import type { ComponentProps } from "react";
import { classes } from "../classes.ts";

/** @param interactive - whether a link or button covers the whole card */
export function Card({
  interactive = false,
  className,
  ...rest
}: ComponentProps<"article"> & { interactive?: boolean }) {
  return (
    <article
      className={classes(
        "rounded-card border border-hairline bg-surface",
        interactive && "lit-border focus-within:[--lit:1] hover:[--lit:1]",
        className,
      )}
      {...rest}
    />
  );
}
