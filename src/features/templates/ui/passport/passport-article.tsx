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
import { Off } from "./off.tsx";
import { PassportHead } from "./passport-head.tsx";
import { Permissions } from "./permissions.tsx";
import { Proof } from "./proof.tsx";
import { Receivers } from "./receivers.tsx";
import { Releases } from "./releases.tsx";
import { SelfCheck } from "./self-check.tsx";
import { Part, Points, FromGuide, quoted } from "./part.tsx";

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
      <p className="mb-3 text-small print:hidden">
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
        <Repeats passport={passport} />
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

const repeatsLabels = words.repeats;

function Repeats({ passport: { repeats } }: { passport: Passport }) {
  const { text = repeatsLabels.unknown, situations = [] } = repeats ?? {};
  const seen =
    situations.length > 0
      ? interpolate(repeatsLabels.seen, { situations: quoted(situations) })
      : repeatsLabels.unseen;
  return (
    <Part id="repeats">
      <Points points={repeats ? [text, seen] : [text]} />
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
    untriedLabels.data,
    ...(receivers.some(({ kind }) => kind === "ai") ? [untriedLabels.models] : []),
    ...untried.map((one) => interpolate(untriedLabels.branch, one)),
    ...(unplayed.length > 0
      ? [interpolate(untriedLabels.failures, { steps: quoted(unplayed) })]
      : []),
    ...(handed.length > 0 ? [interpolate(untriedLabels.handed, { steps: quoted(handed) })] : []),
  ];
}
