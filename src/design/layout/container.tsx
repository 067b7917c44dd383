import type { ComponentProps } from "react";
import { classes } from "../classes.ts";

export function Container({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classes("mx-auto w-full max-w-page px-gutter", className)} {...rest} />;
}
