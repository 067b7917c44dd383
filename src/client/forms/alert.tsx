import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { Problem, Way } from "#content/site/forms.ts";
import { TextLink } from "#design/text-link.tsx";
import { withNext } from "../navigation/next-path.ts";

/**
 * Rendered empty until something goes wrong, because screen readers announce only changes of an
 * existing element.
 */
export function Alert({
  of: problem,
  children = problem?.message,
}: {
  of?: Problem | undefined;
  children?: ReactNode;
}) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <div className="rounded-control border border-error/50 px-3.5 py-2.5 text-small text-error">
          {children}
          {problem?.way && <AlertLink {...problem.way} />}
        </div>
      )}
    </div>
  );
}

function AlertLink({ label, to, returns }: Way) {
  const { pathname, search } = useLocation();
  const next = new URLSearchParams(search).get("next") ?? pathname + search;
  return (
    <>
      {" "}
      <TextLink to={returns ? withNext(to, next) : to} className="text-text">
        {label}
      </TextLink>
    </>
  );
}
