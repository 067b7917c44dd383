import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { hasNoFocus } from "../focus.ts";

/** Whether this document has had a heading already. */
let headed = false;

/**
 * The heading of a page or of one of its steps. It takes the focus when what led here is gone with
 * the page or step before, so that keys and screen readers go on from here; not on a page that has
 * just been opened, which is read from its beginning, nor where the address leads further down.
 */
export function PageHeading({
  children,
  step,
  describedBy,
  className = "text-heading",
}: {
  /** A change of it is a new step. */
  children: string;
  /** So is one of this, below a heading that stays. */
  step?: string;
  describedBy?: string | undefined;
  className?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, hash } = useLocation();
  useEffect(() => {
    // The router's key of the page that the browser itself opened.
    const arrived = headed || key !== "default";
    const furtherDown = document.getElementById(hash.slice(1)) !== null;
    if (arrived && !furtherDown && hasNoFocus()) heading.current?.focus();
    headed = true;
    // A new address alone is no new step.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [children, step]);
  return (
    <h1 ref={heading} tabIndex={-1} aria-describedby={describedBy} className={className}>
      {children}
    </h1>
  );
}
