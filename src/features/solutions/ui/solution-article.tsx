import { Link } from "react-router";
import { solutions } from "#content/site/solutions.ts";
import { Section } from "#design/layout/section.tsx";
import type { SolutionView } from "../views.ts";
import { Moments } from "./moments.tsx";
import { NextStep } from "./next-step.tsx";
import { SolutionHead } from "./solution-head.tsx";
import { Steps } from "./steps.tsx";
import { Templates } from "./templates.tsx";

export function SolutionArticle({ solution }: { solution: SolutionView }) {
  const { kind, problem, moments, steps, questions, related } = solution;
  return (
    <>
      <SolutionHead solution={solution} />
      <Section id="problem" layout="beside" heading={solutions[kind].problem}>
        <div className="max-w-[40rem] space-y-5 text-lead">
          {problem.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section
        id="day"
        heading={solutions.moments.heading}
        className="border-y border-hairline bg-surface"
      >
        <Moments moments={moments} />
      </Section>
      <Section id="steps" layout="beside" {...solutions.steps}>
        <Steps steps={steps} />
      </Section>
      <Templates solution={solution} />
      <Section id="questions" layout="beside" heading={solutions.questions}>
        <div className="border-t border-hairline">
          {questions.map(({ question, answer }) => (
            <div key={question} className="border-b border-hairline py-6 print:break-inside-avoid">
              <h3 className="text-title">{question}</h3>
              {answer.map((paragraph) => (
                <p key={paragraph} className="mt-2.5 max-w-[42rem] text-muted">
                  {paragraph}
                </p>
              ))}
            </div>
          ))}
        </div>
        <h3 className="mt-12 text-title">{solutions.related}</h3>
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
      <NextStep about={solution.slug} />
    </>
  );
}
