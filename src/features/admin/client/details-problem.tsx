import type { ReactNode } from "react";
import { admin } from "#content/accounts/admin.ts";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { LoadError } from "#client/forms/load-error.tsx";
import type { AccountData } from "#features/auth/client/session/use-account-data.ts";

type Props = Pick<AccountData<unknown>, "isGone" | "reload"> & { problem: string; back: ReactNode };

/** Stands in place of a thing that could not be loaded. A thing that is gone is not tried again. */
export function DetailsProblem({ problem, isGone, reload, back }: Props) {
  return (
    <>
      {back}
      {isGone ? (
        <PageHeading className="text-subheading">{problem}</PageHeading>
      ) : (
        <LoadError problem={`${admin.loadProblem} ${problem}`} onRetry={reload} />
      )}
    </>
  );
}
