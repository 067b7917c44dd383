import type { ComponentProps } from "react";
import { classes } from "../classes.ts";

/** A card. @param interactive whether the whole card can be pressed, because a link or button inside covers it */
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
