import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { hasNoFocus } from "../focus.ts";

/** The router's key of the page whose heading this document had last. */
let headed: string | undefined;

/**
 * Takes the focus when what led here is gone with the page or step before; not on a page that the
 * browser opened or went back to, nor where the address leads further down.
 */
export function PageHeading({
  children,
  step,
  describedBy,
  className = "text-heading",
}: {
  children: string;
  /** So is one of this, below a heading that stays. */
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
    // A new address alone is no new step.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [children, step]);
  return (
    <h1 ref={heading} tabIndex={-1} aria-describedby={describedBy} className={className}>
      {children}
    </h1>
  );
}
