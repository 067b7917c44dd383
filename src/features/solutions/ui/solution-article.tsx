import { Link, useLoaderData } from "react-router";
import { sampleMark } from "#content/landing/reasons.ts";
import { solutions } from "#content/site/solutions.ts";
import { cost } from "#content/site/ways-to-us.ts";
import { Section, SectionHead } from "#design/layout/section.tsx";
import { ActionLink } from "#client/action-link.tsx";
import { useSite } from "#client/site.ts";
import { DataBlock } from "#delivery/head/data-block.tsx";
import { BackLink } from "#design/back-link.tsx";
import { buttonClasses } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import { Container } from "#design/layout/container.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { PaintUntilHere } from "#design/layout/paint-until-here.tsx";
import { Picture } from "#design/layout/picture.tsx";
import { solutionData } from "../solution-data.ts";
import type { SolutionView } from "../views.ts";
import { NextStep } from "./next-step.tsx";
import { Templates } from "./templates.tsx";
import { AskLink } from "./ask-link.tsx";

export default function SolutionArticle() {
  const solution = useLoaderData<SolutionView>();
  const { origin } = useSite();
  const { heading, problem, moments, steps, example, study, questions, related } = solution;
  return (
    <>
      <div className="wired wire below-title">
        <SolutionHead solution={solution} />
        <Problem heading={heading} problem={problem} />
        <Section
          id="day"
          heading={solutions.moments.heading}
          className="border-y border-hairline bg-band"
        >
          <Moments moments={moments} />
        </Section>
        <Section id="steps" {...solutions.steps}>
          {example || study ? (
            <div className="two-columns items-start">
              <Steps steps={steps} />
              {study ? <Study {...study} /> : example && <Example {...example} />}
            </div>
          ) : (
            <Steps steps={steps} wide />
          )}
        </Section>
        <Templates solution={solution} />
        <Section id="questions" heading={solutions.questions}>
          <div className="two-columns gap-y-0">
            {questions.map(({ question, answer }) => (
              <div
                key={question}
                className="border-t border-hairline py-6 print:break-inside-avoid"
              >
                <h3 className="text-title">{question}</h3>
                {answer.map((paragraph) => (
                  <p key={paragraph} className="mt-2.5 max-w-[42rem] text-muted">
                    {paragraph}
                  </p>
                ))}
              </div>
            ))}
          </div>
          <h3 className="border-t border-hairline pt-6 text-title">{solutions.related}</h3>
          <ul className="mt-4 flex flex-wrap gap-2.5">
            {related.map(({ path, name }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-small transition-colors hover:border-text hover:bg-raised"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <NextStep about={solution.slug} />
      <DataBlock things={solutionData(origin, solution)} />
    </>
  );
}

function Problem({ heading, problem }: Pick<SolutionView, "heading" | "problem">) {
  return (
    <section id="problem" tabIndex={-1} aria-labelledby="problem-heading" className="py-section">
      <Container className="two-columns gap-y-0 print:block">
        {/* On wide screens, the heading stays beside the text during scrolling. */}
        <SectionHead
          id="problem"
          heading={heading}
          className="max-w-[42rem] lg:sticky lg:top-28 lg:self-start"
        />
        <div className="max-w-[40rem] min-w-0 space-y-5 text-lead">
          {problem.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Container>
    </section>
  );
}

const { today: before, afterwards: after } = solutions.moments;

function Moments({ moments }: Pick<SolutionView, "moments">) {
  return (
    <ol className="short-texts space-y-10 md:space-y-0">
      {moments.map(({ when, today, afterwards }) => (
        <li
          key={when}
          className="grid gap-x-10 gap-y-4 border-hairline md:grid-cols-[1fr_1.4fr_1.4fr] xl:grid-cols-[14rem_1fr_34rem] md:border-t md:py-8 print:break-inside-avoid"
        >
          <h3 className="text-title">{when}</h3>
          <div className="border-s-2 border-hairline ps-4">
            <p className="text-small text-faint">{before}</p>
            <p className="mt-1 text-muted lg:text-[1.125rem]">{today}</p>
          </div>
          <div className="relative ps-4.5">
            <span
              aria-hidden
              className="drawn absolute inset-y-0 start-0 w-0.5 rounded-full lit-down"
            />
            <p className="text-small text-faint">{after}</p>
            <p className="mt-1 lg:text-[1.125rem]">{afterwards}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** @param wide - whether the steps stand side by side on wide screens */
function Steps({ steps, wide = false }: Pick<SolutionView, "steps"> & { wide?: boolean }) {
  return (
    <ol className={classes("wire-steps", wide ? "wire-steps-wide" : "space-y-9")}>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className={classes(
            "relative grid grid-cols-[2.75rem_1fr] gap-x-5 print:break-inside-avoid",
            wide && "xl:block",
          )}
        >
          <span
            aria-hidden
            className="grid size-11 place-items-center rounded-full border border-rim bg-surface font-display font-semibold"
          >
            {index + 1}
          </span>
          <div className="pt-2">
            <h3 className="text-title">{title}</h3>
            <p className="mt-1.5 max-w-[38rem] text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const SIDE_CARD =
  "rounded-card border border-hairline bg-surface p-5 sm:p-7 lg:sticky lg:top-28 lg:-order-1 print:break-inside-avoid";

function Example({ heading, lines }: NonNullable<SolutionView["example"]>) {
  return (
    <figure className={SIDE_CARD}>
      <figcaption>
        <h3 className="text-title">{heading}</h3>
      </figcaption>
      <ol className="mt-5 space-y-3">
        {lines.map(({ who, says }, place) => (
          <li
            key={says}
            className={classes(
              "w-fit max-w-[34rem] rounded-card border px-4 py-2.5",
              place % 2 === 0 ? "border-edge bg-raised" : "ms-auto border-hairline bg-canvas",
            )}
          >
            <span className="block text-small text-faint">{who}</span>
            {says}
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Study({
  company,
  name,
  role,
  content,
  figure,
  sample,
}: NonNullable<SolutionView["study"]>) {
  return (
    <figure className={SIDE_CARD}>
      <p className="font-display text-subheading leading-none font-semibold">
        {figure.value}
        {sample && (
          <small className="ms-2 font-text text-small font-normal text-faint">{sampleMark}</small>
        )}
      </p>
      <p className="mt-2 text-lead text-muted">{figure.label}</p>
      <blockquote className="mt-5 text-lead text-balance">“{content}”</blockquote>
      <figcaption className="mt-2 text-small text-muted">
        {name}, {role}, {company}
      </figcaption>
      <ActionLink action={solutions.study} className="onward mt-2 text-accent hover:underline" />
    </figure>
  );
}

function SolutionHead({ solution }: { solution: SolutionView }) {
  const { kind, slug, name, promise, picture } = solution;
  return (
    <Container className="pt-4 pb-10 sm:pt-8 sm:pb-14">
      <BackLink to={`/${kind}`} className="-mt-3 mb-5">
        {solutions[kind].back}
      </BackLink>
      <div className="two-columns items-start gap-y-10">
        <div>
          <PageHeading className="wire-stop text-title-page">{name}</PageHeading>
          <p className="mt-5 max-w-[32em] text-lead text-muted">{promise}</p>
          <div className="mt-8 flex flex-wrap gap-3 print:hidden">
            <ActionLink action={solutions.next.call} className={buttonClasses({ size: "large" })} />
            <AskLink
              about={slug}
              className={buttonClasses({ variant: "secondary", size: "large" })}
            />
          </div>
          <p className="mt-4 max-w-[38rem] text-muted">{cost()}</p>
        </div>
        <Picture {...picture} shape="wide" eager className="rounded-card border border-hairline" />
      </div>
      <PaintUntilHere id="head-end" />
    </Container>
  );
}
