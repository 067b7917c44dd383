import { useLoaderData } from "react-router";
import { connectPage } from "#content/library/connect-page.ts";
import { useSite } from "#client/site.ts";
import { DataBlock } from "#delivery/head/data-block.tsx";
import { BackLink } from "#design/back-link.tsx";
import { Container } from "#design/layout/container.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { TextLink } from "#design/text-link.tsx";
import { connectionPath } from "#shared/connection-paths.ts";
import { breadcrumbs, howTo } from "#shared/seo/structured-data.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { ConnectionView } from "../views.ts";
import { ConnectionArticle } from "./connection-article.tsx";
import { Marked } from "./marked.tsx";

/** A static island: the server renders this component, and React does not render it again in the browser. */
export default function ConnectionGuide() {
  const connection = useLoaderData<ConnectionView>();
  const { title, summary, before, minutes, steps } = connection;
  const texts = connectPage.page;
  return (
    <Container className="py-10 sm:py-14">
      <BackLink to="/connect" className="mb-6">
        {texts.backToAll}
      </BackLink>
      <PageHeading className="max-w-[16em] text-heading">{title}</PageHeading>
      <p className="mt-5 max-w-[34em] text-lead text-muted">{summary}</p>
      <p className="mt-3 text-small print:hidden">
        <TextLink to="/connect#basics">{texts.basics}</TextLink>
      </p>
      <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,54em)_minmax(21rem,1fr)]">
        <aside className="min-w-0 lg:col-start-2 lg:row-start-1">
          <BeforeYouBegin before={before} minutes={minutes} />
          <nav aria-label={texts.steps} className="sticky top-24 mt-8 max-lg:hidden print:hidden">
            <ol className="list-inside list-decimal border-s border-hairline ps-5 text-small text-muted">
              {steps.map((step, index) => (
                <li key={step.title}>
                  <TextLink to={`#step-${index + 1}`} className="py-1 no-underline hover:underline">
                    {step.title}
                  </TextLink>
                </li>
              ))}
            </ol>
          </nav>
        </aside>
        <ConnectionArticle connection={connection} />
      </div>
      <StructuredData connection={connection} />
    </Container>
  );
}

function StructuredData({ connection }: { connection: ConnectionView }) {
  const { origin } = useSite();
  const { slug, name, title, summary, minutes } = connection;
  const path = connectionPath(slug);
  const steps = connection.steps.map((step) => step.title);
  const trail = [
    { name: connectPage.heading, path: "/connect" },
    { name, path },
  ];
  const guide = howTo(origin, { path, name: title, description: summary, minutes, steps });
  return <DataBlock things={[guide, breadcrumbs(origin, trail)]} />;
}

const texts = connectPage.page.before;

function BeforeYouBegin({ before, minutes }: Pick<ConnectionView, "before" | "minutes">) {
  return (
    <section
      aria-labelledby="before"
      className="rounded-card border border-hairline bg-surface p-6"
    >
      <h2 id="before" className="text-title">
        {texts.heading}
      </h2>
      <dl className="mt-4 grid gap-4 text-small sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-1">
        <Fact name={texts.time} html={interpolate(connectPage.minutes, { minutes })} />
        <Fact name={texts.account} html={before.account} />
        <Fact name={texts.person} html={before.person} />
        <Fact name={texts.cost} html={before.cost} />
        <Fact name={texts.ready} html={before.ready} />
      </dl>
    </section>
  );
}

function Fact({ name, html }: { name: string; html: string }) {
  return (
    <div>
      <dt className="text-faint">{name}</dt>
      <Marked as="dd" html={html} className="mt-0.5" />
    </div>
  );
}
