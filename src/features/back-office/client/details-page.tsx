import { useEffect, type ReactNode } from "react";
import { ArrowLeft } from "lucide-react";
import { admin } from "#content/accounts/admin.ts";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { TextLink } from "#design/text-link.tsx";
import { LoadError } from "#client/forms/load-error.tsx";
import { Loading } from "#features/auth/client/require-auth.tsx";
import type { AccountData } from "#features/auth/client/session/use-account-data.ts";
import { fullTitle } from "#shared/seo/page-meta.ts";

type Props<Data> = {
  back: { to: string; label: string };
  titleOf: (data: Data) => string;
  source: Pick<AccountData<Data>, "data" | "problem" | "isGone" | "reload">;
  children: (data: Data) => ReactNode;
};

/**
 * Layout of a page about one item of a list. If the item no longer exists, the page offers no button to load it again.
 */
export function DetailsPage<Data>({ back, titleOf, source, children }: Props<Data>) {
  const { data, problem, isGone, reload } = source;
  const title = data && titleOf(data);
  useEffect(() => {
    if (title) document.title = fullTitle(`${title} | ${admin.title}`);
  }, [title]);
  return (
    <>
      <p className="mb-4">
        <TextLink alone to={back.to} className="gap-2 text-muted">
          <ArrowLeft aria-hidden className="size-4" />
          {back.label}
        </TextLink>
      </p>
      {isGone && problem ? (
        <PageHeading className="text-subheading">{problem}</PageHeading>
      ) : (
        <>
          {problem && <LoadError problem={`${admin.loadProblem} ${problem}`} onRetry={reload} />}
          {data ? children(data) : !problem && <Loading />}
        </>
      )}
    </>
  );
}
