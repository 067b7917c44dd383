import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classes } from "#design/classes.ts";

/** A link inside or below a text. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={classes(
        "inline-block min-h-6 max-w-full break-words underline decoration-edge underline-offset-4 hover:decoration-text",
        className,
      )}
      {...rest}
    />
  );
}
