import { Link } from "react-router";
import { libraryWords } from "#content/landing/library.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Free } from "../contract.ts";

const { free: labels } = libraryWords;

/** A link to free templates; nothing where there are none. @param of their purpose, read out with the link */
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
      {interpolate(free.count === 1 ? labels.one : labels.many, { count: free.count })}
      <span className="sr-only">{interpolate(labels.of, { of })}</span>
    </Link>
  );
}
