import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { hasNoFocus } from "../focus.ts";

/** The router's key of the last page whose heading was shown in this document. */
let headed: string | undefined;

/**
 * The page's heading. It takes the focus when the element that had it is gone with the previous page or step. It
 * does not on a page that the browser loaded or went back to, or when the address leads to a place further down.
 */
export function PageHeading({
  children,
  step,
  describedBy,
  className = "text-heading",
}: {
  children: string;
  /** A new `step` takes the focus as a new page does, below a heading that stays. */
  step?: string;
  describedBy?: string | undefined;
  className?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, hash } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    const isStep = headed === key;
    const arrived = isStep || navigation !== NavigationType.Pop;
    const furtherDown = document.getElementById(hash.slice(1)) !== null;
    if (arrived && !furtherDown && hasNoFocus()) heading.current?.focus();
    headed = key;
    // A new address with the same heading is not a new step.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [children, step]);
  return (
    <h1 ref={heading} tabIndex={-1} aria-describedby={describedBy} className={className}>
      {children}
    </h1>
  );
}
