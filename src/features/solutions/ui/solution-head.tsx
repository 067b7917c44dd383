import { Link } from "react-router";
import { solutions } from "#content/site/solutions.ts";
import { ActionLink } from "#client/action-link.tsx";
import { buttonClasses } from "#design/button.tsx";
import { Container } from "#design/layout/container.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { PaintWhole } from "#design/layout/paint-whole.tsx";
import { Picture } from "#design/layout/picture.tsx";
import type { SolutionView } from "../views.ts";
import { AskLink } from "./ask-link.tsx";

export function SolutionHead({ solution }: { solution: SolutionView }) {
  const { kind, slug, name, promise, picture } = solution;
  return (
    <Container className="py-10 sm:py-14">
      <p className="mb-6 text-small lg:mb-8 print:hidden">
        <Link
          to={`/${kind}`}
          className="inline-flex min-h-11 items-center text-muted hover:text-text"
        >
          ← {solutions[kind].back}
        </Link>
      </p>
      <PaintWhole id="head" />
      <div id="head" className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <PageHeading className="text-heading lg:text-[4rem]/[1.04]">{name}</PageHeading>
          <p className="mt-5 max-w-[32em] text-lead text-muted">{promise}</p>
          <div className="mt-8 flex flex-wrap gap-3 print:hidden">
            <ActionLink action={solutions.next.call} className={buttonClasses({ size: "large" })} />
            <AskLink
              about={slug}
              className={buttonClasses({ variant: "secondary", size: "large" })}
            />
          </div>
        </div>
        <Picture {...picture} shape="wide" eager className="rounded-card border border-hairline" />
      </div>
    </Container>
  );
}
