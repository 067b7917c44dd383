import { useId, type ReactNode } from "react";
import { accountWords } from "#content/account.ts";
import { Container } from "#design/container.tsx";
import { PageHeading } from "./page-heading.tsx";

/** The one column of signing in and what belongs to it. */
export function AccountPanel({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <Container className="flex min-h-[70svh] flex-col justify-center py-section">
      <div className="mx-auto w-full max-w-[26rem]">
        <PageHeading describedBy={intro ? id : undefined}>{title}</PageHeading>
        {intro && (
          <p id={id} className="mt-3 break-words text-muted">
            {intro}
          </p>
        )}
        <p className="without-script mt-6">{accountWords.scriptsNeeded}</p>
        <div className="needs-script mt-8">{children}</div>
      </div>
    </Container>
  );
}
