import { Link } from "react-router";
import { libraryWords } from "#content/landing/library.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Free } from "../contract.ts";

const words = libraryWords.free;

/** Nothing where there is none. @param of what they are for, said to those who hear the link alone */
export function FreeTemplates({
  free,
  of,
  tabIndex,
}: {
  free: Free | undefined;
  of: string;
  tabIndex?: number | undefined;
}) {
  if (!free) return null;
  return (
    <Link
      to={free.path}
      tabIndex={tabIndex}
      className="onward text-text underline decoration-edge hover:decoration-text print:hidden"
    >
      {interpolate(free.count === 1 ? words.one : words.many, { count: free.count })}
      <span className="sr-only">{interpolate(words.of, { of })}</span>
    </Link>
  );
}
