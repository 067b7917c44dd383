import type { ReactNode } from "react";
import { admin } from "#content/accounts/admin.ts";
import { classes } from "#design/classes.ts";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { LoadError } from "#client/forms/load-error.tsx";
import { Loading } from "#features/auth/client/require-auth.tsx";
import type { AccountData } from "#features/auth/client/session/use-account-data.ts";

type StaffPageProps<Data> = {
  title: string;
  intro?: ReactNode;
  search?: ReactNode;
  filters?: ReactNode;
  /** Text that screen readers read aloud when it changes, such as the number of results of a search. */
  status?: string | undefined;
  source: Omit<AccountData<Data>, "isGone">;
  children: (data: Data) => ReactNode;
};

/**
 * Page of the back office that shows data from the API. If reloading fails, the page goes on showing the earlier data.
 */
export function StaffPage<Data>({
  title,
  intro,
  search,
  filters,
  status = "",
  source: { data, problem, reload },
  children,
}: StaffPageProps<Data>) {
  return (
    <>
      <div
        className={classes(
          "flex flex-wrap items-center justify-between gap-x-8 gap-y-3",
          intro || filters ? "mb-3" : "mb-6",
        )}
      >
        <PageHeading className="text-subheading">{title}</PageHeading>
        {search}
      </div>
      {intro && <p className="mb-6 max-w-prose text-muted">{intro}</p>}
      {filters}
      <output className="sr-only">{status}</output>
      {problem && (
        <div className="mb-6">
          <LoadError problem={`${admin.loadProblem} ${problem}`} onRetry={reload} />
        </div>
      )}
      {data ? children(data) : !problem && <Loading />}
    </>
  );
}
