import { classes } from "./classes.ts";

/** Stands where something will be, in its size (given by `className`); says nothing by itself. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classes("block rounded-control shimmer", className)} />;
}
