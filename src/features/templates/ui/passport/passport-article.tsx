import { Link, useLoaderData } from "react-router";
import { useSite } from "#client/site.ts";
import { passport as words } from "#content/library/passport.ts";
import { libraryBasics } from "#content/pages/templates.ts";
import { brand } from "#content/site/brand.ts";
import { DataBlock } from "#delivery/head/data-block.tsx";
import { Container } from "#design/layout/container.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { TextLink } from "#design/text-link.tsx";
import { breadcrumbs } from "#shared/seo/structured-data.ts";
import { passportPath, templatePath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import type { PassportProof, PassportView } from "../../views.ts";
import { Costs } from "./costs.tsx";
import { Failures } from "./failures.tsx";
import { Messages } from "./messages.tsx";
import { PassportHead } from "./passport-head.tsx";
import { Permissions } from "./permissions.tsx";
import { Proof } from "./proof.tsx";
import { Receivers } from "./receivers.tsx";
import { Releases, differencesIn } from "./releases.tsx";
import { SelfCheck } from "./self-check.tsx";
import { Part, Points, FromGuide, quoted, Line, Lines } from "./part.tsx";

/** The content of the passport page, as a static island: React does not render it again in the browser. */
export default function PassportArticle() {
  const { origin } = useSite();
  const { slug, title, proof } = useLoaderData<PassportView>();
  const name = interpolate(words.title, { title });
  const trail = [
    { name: libraryBasics.heading, path: "/templates" },
    { name: title, path: templatePath(slug) },
    { name, path: passportPath(slug) },
  ];
  return (
    <Container className="@container py-10 sm:py-14">
      <p className="mb-6 text-small">
        <Link to={templatePath(slug)} className="text-muted hover:text-text">
          ‹ {words.backToTemplate}
        </Link>
      </p>
      <PageHeading className="max-w-[22em] text-heading">{name}</PageHeading>
      {proof ? (
        <Proved proof={proof} />
      ) : (
        <p className="mt-5 max-w-[38em] text-lead text-muted">{words.verdict.noneText}</p>
      )}
      <DataBlock things={[breadcrumbs(origin, trail)]} />
    </Container>
  );
}

function Proved({ proof }: { proof: PassportProof }) {
  const { origin } = useSite();
  const { passport, permissions, licence } = proof;
  return (
    <>
      <PassportHead proof={proof} />
      <div className="mt-12 max-w-[56rem] space-y-14">
        <Needs proof={proof} />
        <Releases passport={passport} />
        <Messages passport={passport} />
        <Receivers proof={proof} />
        <Permissions permissions={permissions} />
        <Costs proof={proof} />
        <Failures proof={proof} />
        <Off passport={passport} />
        <Proof passport={passport} />
        <Untried passport={passport} />
        <Help licence={licence} />
        <SelfCheck proof={proof} origin={origin} />
      </div>
    </>
  );
}

const helpLabels = words.help;

function Help({ licence }: { licence: string }) {
  return (
    <Part id="help">
      <Points
        points={helpLabels.points.map((point) =>
          interpolate(point, { license: licence, brand: brand.name }),
        )}
      />
      <p className="mt-4 text-muted">
        {helpLabels.fix} <TextLink to="/#contact">{helpLabels.write}</TextLink>
      </p>
    </Part>
  );
}

const needsLabels = words.needs;

function Needs({ proof: { passport, setup, guide } }: { proof: PassportProof }) {
  const release = passport.releases.at(-1)?.n8n ?? "";
  return (
    <Part id="needs">
      <Points
        points={[
          interpolate(needsLabels.n8n, { release }),
          [
            interpolate(needsLabels.text, { ...setup, values: setup.values.length }),
            ...(setup.values.length > 0
              ? [interpolate(needsLabels.values, { values: setup.values.join(", ") })]
              : []),
          ].join(" "),
        ]}
      />
      <FromGuide html={guide.needs} text={needsLabels.guide} />
    </Part>
  );
}

const untriedLabels = words.untried;

function Untried({ passport }: { passport: Passport }) {
  return (
    <Part id="untried">
      <Points points={untriedSentences(passport)} />
    </Part>
  );
}

function untriedSentences(passport: Passport): string[] {
  const { releases, receivers, failures, untried } = passport;
  const stepsOf = (state: string) =>
    failures.flatMap((one) => (one.state === state ? [one.step] : []));
  const [handed, unplayed] = [stepsOf("handed"), stepsOf("unplayed")];
  return [
    untriedLabels.services,
    interpolate(untriedLabels.releases, { releases: releases.map(({ n8n }) => n8n).join(" and ") }),
    ...differencesIn(passport),
    untriedLabels.data,
    ...(receivers.some(({ kind }) => kind === "ai") ? [untriedLabels.models] : []),
    ...untried.map((one) => interpolate(untriedLabels.branch, one)),
    ...(unplayed.length > 0
      ? [interpolate(untriedLabels.failures, { steps: quoted(unplayed) })]
      : []),
    ...(handed.length > 0 ? [interpolate(untriedLabels.handed, { steps: quoted(handed) })] : []),
  ];
}

const offLabels = words.off;

function Off({ passport: { waits, messages, writes } }: { passport: Passport }) {
  return (
    <Part id="off">
      <Points
        points={[
          ...offLabels.steps,
          ...(waits ? [offLabels.waits] : []),
          ...(messages.length > 0 ? [offLabels.sent] : []),
        ]}
      />
      <h3 className="mt-6 mb-3 text-title">{offLabels.writes}</h3>
      {writes.length === 0 && <p className="text-muted">{offLabels.none}</p>}
      {writes.length > 0 && (
        <Lines>
          {writes.map(({ step, service, act, places }) => (
            <Line key={`${step} ${act}`} name={step}>
              {interpolate(offLabels.acts[act], { place: [service, ...places].join(", ") })}
            </Line>
          ))}
        </Lines>
      )}
      <p className="mt-3 text-muted">
        {[
          ...(writes.length > 0 ? [offLabels.undo] : []),
          ...(writes.some(({ act }) => act === "remove") ? [] : [offLabels.deletes]),
        ].join(" ")}
      </p>
    </Part>
  );
}
