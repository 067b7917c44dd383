import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { waysOn, type AccountProblem } from "#content/accounts/account.ts";
import { withNext } from "#client/navigation/next-path.ts";
import { TextLink } from "#design/text-link.tsx";

/** Empty while nothing went wrong, so that a screen reader announces it. */
export function Alert({
  of: problem,
  children = problem?.says,
}: {
  of?: AccountProblem | undefined;
  children?: ReactNode;
}) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <div className="rounded-control border border-error/50 px-3.5 py-2.5 text-small text-error">
          {children}
          {problem && problem.way !== "here" && <AlertLink way={problem.way} />}
        </div>
      )}
    </div>
  );
}

function AlertLink({ way }: { way: keyof typeof waysOn }) {
  const { pathname, search } = useLocation();
  const { label, to } = waysOn[way];
  const next = new URLSearchParams(search).get("next") ?? pathname + search;
  return (
    <>
      {" "}
      <TextLink to={way === "signIn" ? withNext(to, next) : to} className="text-text">
        {label}
      </TextLink>
    </>
  );
}
