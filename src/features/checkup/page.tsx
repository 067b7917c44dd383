import { checkPage } from "#content/library/check-page.ts";
import { check } from "#content/pages/check.ts";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import DisconnectedWire from "#design/beam/disconnected-wire.tsx";
import { Container } from "#design/layout/container.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { WayToPeople } from "#features/team/client/way-to-people.tsx";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { CHECKUP_PATH } from "./contract.ts";
import { Checkup } from "./ui/checkup.tsx";

export const loader = () => null;

/** Makes the browser load the page as a new document. Only then does the page's content security policy apply. */
export function clientLoader(): Promise<never> {
  location.assign(CHECKUP_PATH);
  return new Promise(() => undefined);
}

export const headers: Route.HeadersFunction = () => ({ [CACHE_PAGE]: "named" });

export const meta: Route.MetaFunction = ({ matches }) => {
  const { origin } = matches[0].loaderData;
  return pageMeta({ origin, path: CHECKUP_PATH, ...check });
};

export default function CheckupPage() {
  const { heading, intro, withoutScripts } = checkPage;
  return (
    <Container className="py-10 sm:pt-20 sm:pb-14">
      <div className="gap-x-10 lg:grid lg:grid-cols-2">
        <div>
          <PageHeading>{heading}</PageHeading>
          <p className="mt-5 max-w-[38em] text-lead text-muted">{intro}</p>
        </div>
        <div className="self-center overflow-clip mask-[linear-gradient(90deg,transparent,#000_40%,#000_80%,transparent)] max-lg:hidden print:hidden">
          <DisconnectedWire />
        </div>
      </div>
      <p className="without-script mt-6 rounded-control border border-edge px-4 py-3">
        {withoutScripts}
      </p>
      <Checkup />
      <div className="mt-14 two-columns gap-y-8 border-t border-hairline pt-10 print:hidden">
        <Points {...checkPage.privacy} />
        <Points {...checkPage.what} />
      </div>
      <WayToPeople />
    </Container>
  );
}

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <div>
      <h2 className="text-title">{heading}</h2>
      <ul className="mt-3 list-disc space-y-2 pl-5 text-muted">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
