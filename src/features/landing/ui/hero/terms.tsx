import { cost, promise } from "#content/site/ways-to-us.ts";
import { classes } from "#design/classes.ts";

/** On phones, the terms are below the drawing, so that the drawing begins higher. */
export function Terms({ className }: { className: string }) {
  return (
    <p
      className={classes(
        "mt-3 max-w-[38rem] text-[0.9375rem] leading-normal text-balance text-muted",
        className,
      )}
    >
      {cost()} {promise()}
    </p>
  );
}
