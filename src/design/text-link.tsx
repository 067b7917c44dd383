import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classes } from "./classes.ts";

/** @param alone - whether the link stands alone, not within a sentence; it is then tall enough to tap with a finger */
export function TextLink({
  alone = false,
  className,
  ...rest
}: ComponentProps<typeof Link> & { alone?: boolean }) {
  return (
    <Link
      className={classes(
        alone ? "inline-flex min-h-11 items-center" : "inline-block min-h-6",
        "max-w-full break-words underline decoration-edge underline-offset-4 hover:decoration-text",
        className,
      )}
      {...rest}
    />
  );
}
