import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { libraryWords } from "#content/landing/library.ts";
import { classes } from "#design/classes.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Free } from "../contract.ts";

const { one, many } = libraryWords.free;

/**
 * "3 free templates", leading to their list; nothing where there is none.
 * @param of what they are for, said to those who hear the link alone
 */
export function FreeTemplates({
  free,
  of,
  className,
  tabIndex,
}: {
  free: Free | undefined;
  of: string;
  className?: string;
  tabIndex?: number | undefined;
}) {
  if (!free) return null;
  return (
    <Link
      to={free.path}
      tabIndex={tabIndex}
      className={classes(
        "relative inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-text underline decoration-edge underline-offset-4 hover:decoration-text",
        className,
      )}
    >
      {interpolate(free.count === 1 ? one : many, { count: free.count })}
      <span className="sr-only">: {of}</span>
      <ArrowRight aria-hidden className="size-4 shrink-0" />
    </Link>
  );
}
