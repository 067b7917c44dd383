import { useLocation } from "react-router";
import type { Action } from "#content/types.ts";
import { ActionLink } from "#client/action-link.tsx";
import { ButtonLink, buttonClasses } from "#design/button.tsx";
import { Container } from "#design/layout/container.tsx";
import { staticIsland } from "#delivery/islands/static-island.tsx";

const DisconnectedWire = staticIsland(
  "disconnected-wire",
  () => import("#design/beam/disconnected-wire.tsx"),
);

export function ErrorPage({
  heading,
  intro,
  reload,
  actions,
}: {
  heading: string;
  intro: string;
  /** Label of a link that loads the page again, if another try may help. */
  reload?: string;
  actions: readonly Action[];
}) {
  const here = useLocation();
  return (
    <div className="overflow-x-clip">
      <Container className="flex min-h-[70svh] flex-col justify-center py-section">
        <DisconnectedWire />
        <div className="mt-10 two-columns lg:mt-14">
          <h1 className="max-w-[10em] text-heading">{heading}</h1>
          <div>
            <p className="max-w-[34rem] text-lead text-muted">{intro}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              {reload && (
                <ButtonLink to={here} reloadDocument>
                  {reload}
                </ButtonLink>
              )}
              {actions.map((action, position) => (
                <ActionLink
                  key={action.label}
                  action={action}
                  className={buttonClasses({
                    variant: position === 0 && !reload ? "primary" : "secondary",
                  })}
                />
              ))}
            </div>
          </div>
        </div>
      </Container>
    </div>
  );
}
