import type { ReactNode } from "react";
import { admin } from "#content/accounts/admin.ts";
import { LoadError } from "#features/auth/client/forms/load-error.tsx";
import type { AccountData } from "#features/auth/client/session/use-account-data.ts";

type Props = Pick<AccountData<unknown>, "isGone" | "reload"> & { problem: string; back: ReactNode };

/** In place of one of a list that was not loaded; of one that is gone only the list is left. */
export function DetailsProblem({ problem, isGone, reload, back }: Props) {
  return (
    <>
      {!isGone && back}
      <LoadError problem={`${admin.loadProblem} ${problem}`} onRetry={reload}>
        {isGone && back}
      </LoadError>
    </>
  );
}
