import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { hasNoFocus } from "../focus.ts";
import { NoHyphenBreak } from "../wrapped.tsx";

/** React Router's key of the history entry whose heading was shown last. */
let headed: string | undefined;

/**
 * The heading gets the focus if the focused element has disappeared with the previous page or step. The focus does not
 * move after a full page load, after Back or Forward, or if the URL names a section.
 */
export function PageHeading({
  children,
  step,
  describedBy,
  className = "text-heading",
}: {
  children: string;
  /** Name of the present step, by default the text of the heading. When it changes, the page shows a new step. */
  step?: string;
  describedBy?: string | undefined;
  className?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = step ?? children;
  useEffect(() => {
    const isStep = headed === key;
    const arrived = isStep || navigation !== NavigationType.Pop;
    const furtherDown = document.getElementById(hash.slice(1)) !== null;
    if (arrived && !furtherDown && hasNoFocus()) heading.current?.focus();
    headed = key;
    // Lists only `shown`, because a change of the URL alone must not move the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown]);
  return (
    <h1 ref={heading} tabIndex={-1} aria-describedby={describedBy} className={className}>
      <NoHyphenBreak text={children} />
    </h1>
  );
}
