import { data } from "react-router";
import { brand } from "#content/site/brand.ts";
import { imprintPage } from "#content/site/imprint.ts";
import { imprint as texts } from "#content/pages/imprint.ts";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import { Container } from "#design/layout/container.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { ErrorPage } from "#features/shell/ui/error-page.tsx";
import { WayToPeople } from "#features/team/client/way-to-people.tsx";
import { requestContext } from "#platform/http/context.ts";
import { isImprintServed, sampleEntries } from "#shared/imprint/imprint.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/page";

const path = "/imprint";

/** In production the page is not served as long as the imprint has sample data. */
export function loader({ context }: Route.LoaderArgs) {
  const { platform } = context.get(requestContext);
  const served = isImprintServed(platform.config.mode);
  return data({ served }, served ? { headers: { [CACHE_PAGE]: "named" } } : { status: 404 });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { origin } = matches[0].loaderData;
  return pageMeta({ origin, path, ...texts, listed: loaderData.served });
};

export default function Imprint({ loaderData: { served } }: Route.ComponentProps) {
  if (!served) return <ErrorPage {...imprintPage.missing} />;
  const { heading, labels, sample } = imprintPage;
  const { street, city, country, ...legal } = brand.legal;
  return (
    <Container className="py-14 sm:py-20">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <PageHeading>{heading}</PageHeading>
          {sampleEntries().length > 0 && (
            <p className="mt-5 max-w-[24em] text-small text-muted">{sample}</p>
          )}
        </div>
        <dl>
          <Entry label={labels.company} lines={[legal.company]} />
          <Entry label={labels.representedBy} lines={[legal.representedBy]} />
          <Entry label={labels.address} lines={[street, city, country]} />
          <Entry label={labels.email} lines={[brand.email.hello]} link="mailto:" />
          <Entry label={labels.register} lines={[legal.register]} />
          {legal.vatId && <Entry label={labels.vatId} lines={[legal.vatId]} />}
        </dl>
      </div>
      <WayToPeople />
    </Container>
  );
}

function Entry({ label, lines, link }: { label: string; lines: string[]; link?: string }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-t border-hairline py-4 sm:grid-cols-[1fr_2.5fr]">
      <dt className="text-muted">{label}</dt>
      {lines.map((line) => (
        <dd key={line} className="wrap-anywhere sm:col-start-2">
          {link ? (
            <a href={link + line} className="underline underline-offset-4">
              {line}
            </a>
          ) : (
            line
          )}
        </dd>
      ))}
    </div>
  );
}
