import { Link } from "react-router";
import { connectPage } from "#content/library/connect-page.ts";
import { connect } from "#content/pages/connect.ts";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import { IconHolder } from "#design/icon/icon-holder.tsx";
import { Container } from "#design/layout/container.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { WayToPeople } from "#features/team/client/way-to-people.tsx";
import { connectionPath } from "#shared/connection-paths.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Route } from "./+types/page";
import { showOverview } from "./server/service.ts";
import { Marked } from "./ui/marked.tsx";
import iconSprite from "virtual:node-icons.svg";
import type { ConnectionCard } from "./views.ts";

export const loader = () => showOverview();

export const headers: Route.HeadersFunction = () => ({ [CACHE_PAGE]: "named" });

export const meta: Route.MetaFunction = ({ matches }) => {
  const { origin } = matches[0].loaderData;
  return pageMeta({ origin, path: "/connect", ...connect });
};

export default function Connections({ loaderData }: Route.ComponentProps) {
  const { groups, getN8n, basics, rules } = loaderData;
  return (
    <div className="py-14 sm:py-20">
      <Container>
        <header className="max-w-[44rem]">
          <PageHeading>{connectPage.heading}</PageHeading>
          <p className="mt-4 text-lead text-muted">{connectPage.intro}</p>
        </header>
        <section id="get-n8n" tabIndex={-1} className="mt-12 scroll-mt-24">
          <h2 className="text-subheading">{connectPage.getN8n.heading}</h2>
          <p className="mt-2 max-w-[40em] text-muted">{connectPage.getN8n.intro}</p>
          <ul className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-3">
            {getN8n.ways.map(({ title, cost, text }) => (
              <li key={title} className="border-t border-hairline pt-4">
                <h3 className="text-title">{title}</h3>
                <p className="mt-1 font-semibold">{cost}</p>
                <Marked html={text} className="mt-2 text-muted" />
              </li>
            ))}
          </ul>
          <Marked html={getN8n.checked} className="mt-6 text-small text-muted" />
        </section>
        <div className="mt-14 gap-6 md:columns-2 2xl:columns-3">
          {groups.map(({ heading, connections }) => (
            <section
              key={heading}
              className="mb-6 break-inside-avoid rounded-card border border-hairline bg-surface px-5 pt-5 pb-2"
            >
              <h2 className="text-title">{heading}</h2>
              <ul className="mt-2 divide-y divide-hairline">
                {connections.map((connection) => (
                  <ServiceRow key={connection.slug} connection={connection} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <section id="basics" className="mt-20 scroll-mt-6">
          <h2 className="text-subheading">{connectPage.basics.heading}</h2>
          <ol className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
            {basics.map(({ title, text }, index) => (
              <li key={title} className="border-t border-hairline pt-4">
                <h3 className="text-title">{`${index + 1}. ${title}`}</h3>
                <Marked html={text} className="mt-2 text-muted" />
              </li>
            ))}
          </ol>
        </section>
        <section className="mt-16">
          <h2 className="text-subheading">{connectPage.rules.heading}</h2>
          <ul className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-2">
            {rules.map((rule) => (
              <Marked
                key={rule}
                as="li"
                html={rule}
                className="border-t border-hairline pt-4 text-muted"
              />
            ))}
          </ul>
        </section>
        <WayToPeople />
      </Container>
    </div>
  );
}

function ServiceRow({ connection }: { connection: ConnectionCard }) {
  const { slug, name, summary, minutes, icon } = connection;
  return (
    <li className="group relative flex gap-4 py-3 text-small">
      <IconHolder>
        <svg aria-hidden viewBox="0 0 24 24">
          <use href={`${iconSprite}#${icon}`} />
        </svg>
      </IconHolder>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-body">
            <Link
              to={connectionPath(slug)}
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {name}
            </Link>
          </h3>
          <p className="shrink-0 text-faint">{interpolate(connectPage.minutes, { minutes })}</p>
        </div>
        <p className="mt-0.5 text-muted">{summary}</p>
      </div>
    </li>
  );
}
