import { useId, type ReactNode } from "react";
import { accountWords } from "#content/accounts/account.ts";
import { KeyWires } from "#design/beam/key-wires.tsx";
import { classes } from "#design/classes.ts";
import { Container } from "#design/layout/container.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { TextLink } from "#design/text-link.tsx";
import { AccountActions } from "./session/session-guard.tsx";

/** @param scripted - whether the content works only with scripts. Visitors without scripts then see a notice */
export function AccountPanel({
  title,
  intro,
  scripted = true,
  children,
}: {
  title: string;
  intro?: ReactNode;
  scripted?: boolean;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <div className="overflow-x-clip">
      <Container className="grid min-h-[70svh] items-center gap-x-32 py-section lg:grid-cols-[26rem_minmax(0,1fr)]">
        <div className="w-full max-w-[26rem] max-lg:mx-auto">
          <PageHeading describedBy={intro ? id : undefined}>{title}</PageHeading>
          {intro && (
            <p id={id} className="mt-3 break-words text-muted">
              {intro}
            </p>
          )}
          {scripted && <p className="without-script mt-6">{accountWords.scriptsNeeded}</p>}
          <div className={classes(scripted && "needs-script", "mt-8")}>
            <AccountActions>{children}</AccountActions>
          </div>
        </div>
        <KeyWires />
      </Container>
    </div>
  );
}

export function PanelLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="mt-4">
      <TextLink alone to={to}>
        {children}
      </TextLink>
    </p>
  );
}
