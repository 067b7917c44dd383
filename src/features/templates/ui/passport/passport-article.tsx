import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { useSite } from "#client/site.ts";
import { passport as content } from "#content/library/passport.ts";
import { libraryBasics } from "#content/pages/templates.ts";
import { DataBlock } from "#delivery/head/data-block.tsx";
import { BackLink } from "#design/back-link.tsx";
import { Container } from "#design/layout/container.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { breadcrumbs } from "#shared/seo/structured-data.ts";
import { passportPath, templatePath } from "#shared/template-addresses.ts";
import { answersOf, GROUP_IDS, GROUPS, type PartId } from "../../passport/answers.ts";
import type { PassportProof, PassportView } from "../../views.ts";
import { Changes, Kept } from "./changes.tsx";
import { Costs } from "./costs.tsx";
import { Failures } from "./failures.tsx";
import { Messages } from "./messages.tsx";
import { Part } from "./part.tsx";
import { Contents, PassportHead } from "./passport-head.tsx";
import { Permissions } from "./permissions.tsx";
import { Proof } from "./proof.tsx";
import { Receivers } from "./receivers.tsx";
import { Releases } from "./releases.tsx";
import { SelfCheck } from "./self-check.tsx";
import {
  Does,
  Down,
  Help,
  Law,
  Needs,
  Nonsense,
  Off,
  Repeats,
  Texts,
  Trial,
  Untried,
} from "./short-parts.tsx";

/**
 * Content of the page with a template's passport (its test report). React does not hydrate this content in the browser.
 */
export default function PassportArticle() {
  const { origin } = useSite();
  const { slug, title, proof } = useLoaderData<PassportView>();
  const trail = [
    { name: libraryBasics.heading, path: "/templates" },
    { name: title, path: templatePath(slug) },
    { name: content.heading, path: passportPath(slug) },
  ];
  return (
    <Container className="@container py-10 sm:py-14">
      <BackLink to={templatePath(slug)} className="-mt-3 mb-2">
        {title}
      </BackLink>
      <PageHeading className="text-heading">{content.heading}</PageHeading>
      {proof ? (
        <Proved proof={proof} origin={origin} />
      ) : (
        <p className="mt-5 max-w-[38em] text-lead text-muted">{content.verdict.noneText}</p>
      )}
      <DataBlock things={[breadcrumbs(origin, trail)]} />
    </Container>
  );
}

export type Proven = { proof: PassportProof; origin: string };

/** @param origin - URL origin of this site, for a command that the page shows */
export function Proved({ proof, origin }: Proven) {
  const answers = answersOf(proof);
  return (
    <>
      <PassportHead proof={proof} />
      <div className="mt-8 items-start gap-x-10 @5xl:flex">
        <Contents />
        <div className="min-w-0 flex-1 space-y-12">
          {GROUP_IDS.map((group) => (
            <div key={group}>
              <h2 id={group} tabIndex={-1} className="mb-4 text-subheading">
                {content.groups[group]}
              </h2>
              {GROUPS[group].map((id) => (
                <Part key={id} id={id} answer={answers[id]}>
                  {EVIDENCE[id]?.({ proof, origin })}
                </Part>
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

/**
 * For each question, the component that shows details and proofs below the answer. Null if the answer says everything.
 */
const EVIDENCE: Record<PartId, ((props: Proven) => ReactNode) | null> = {
  does: Does,
  proof: Proof,
  untried: Untried,
  trial: Trial,
  needs: Needs,
  releases: Releases,
  costs: Costs,
  messages: Messages,
  texts: Texts,
  ai: null,
  changes: Changes,
  receivers: Receivers,
  kept: Kept,
  law: Law,
  permissions: Permissions,
  failures: Failures,
  down: Down,
  repeats: Repeats,
  nonsense: Nonsense,
  off: Off,
  help: Help,
  check: SelfCheck,
};
