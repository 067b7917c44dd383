import { Link } from "react-router";
import {
  caseStudies,
  caseStudiesHeading,
  caseStudyLabels,
  type CaseStudy,
} from "#content/landing/case-studies.ts";
import { classes } from "#design/classes.ts";
import { Picture } from "#design/layout/picture.tsx";
import { Section } from "#design/layout/section.tsx";
import { useLibrary } from "#features/showcase/client/use-library.ts";
import { templatePath } from "#shared/template-addresses.ts";
import { BeforeAfter } from "./before-after.tsx";

export function CaseStudies() {
  const { shown, note } = caseStudies;
  return (
    <Section id="testimonials" heading={caseStudiesHeading} {...(note && { intro: note })}>
      <div className="short-texts grid gap-5 sm:gap-8">
        {shown.map((study, position) => (
          <article
            key={study.id}
            data-reveal
            aria-labelledby={`case-${study.id}`}
            className={classes(
              "grid gap-y-4 print:break-inside-avoid",
              study.drawing
                ? "gap-x-14 rounded-card border border-hairline bg-surface p-5 sm:gap-y-7 sm:p-8 lg:grid-cols-[1fr_1.15fr] xl:grid-cols-[1fr_calc(32rem-1px)] print:grid-cols-2"
                : "gap-x-8 lg:grid-cols-[12rem_1fr_17rem] xl:grid-cols-[17rem_1fr_25.5rem]",
              position > 0 &&
                !shown[position - 1]?.drawing &&
                "border-t border-hairline pt-5 sm:pt-8",
            )}
          >
            <div className="flex flex-col justify-between gap-5">
              <Head study={study} />
              {study.drawing && <Quote study={study} position={position} />}
            </div>
            {study.drawing && <BeforeAfter drawing={study.drawing} />}
            <StoryLine study={study} />
            {!study.drawing && <Quote study={study} position={position} />}
          </article>
        ))}
      </div>
    </Section>
  );
}

function Head({ study }: { study: CaseStudy }) {
  const { id, company, industry, figure, drawing } = study;
  return (
    <div>
      <h3 id={`case-${id}`} className="font-text text-small font-medium tracking-normal">
        {`${company} · ${industry}`}
      </h3>
      <p
        className={classes(
          "mt-2 font-display leading-none font-semibold tracking-tight whitespace-nowrap",
          drawing ? "text-heading" : "text-subheading",
        )}
      >
        {figure.value}
      </p>
      <p className={classes("mt-1.5 text-muted", drawing && "sm:text-lead")}>{figure.label}</p>
    </div>
  );
}

function Quote({ study, position }: { study: CaseStudy; position: number }) {
  const { name, role, company, content, image, drawing } = study;
  return (
    <figure className="grid grid-cols-[auto_1fr] gap-x-4">
      <Picture {...image} shape="square" variant={position} className="size-11 rounded-full" />
      <div>
        <blockquote className={drawing ? "sm:text-lead" : undefined}>
          <p>“{content}”</p>
        </blockquote>
        <figcaption className="mt-1.5 text-small text-muted">
          <strong className="font-semibold text-text">{name}</strong>, {role}, {company}
        </figcaption>
      </div>
    </figure>
  );
}

/**
 * Lists problem, solution and result of a case study. They are side by side if the window is wide and the case study
 * has a drawing, and otherwise one below the other. On phones, a case study without a drawing shows only its result.
 */
function StoryLine({ study }: { study: CaseStudy }) {
  const { template = "", drawing } = study;
  const isRecorded = useLibrary()?.stories.includes(template);
  return (
    <dl className={classes("story-line leading-normal", drawing && "story-line-wide")}>
      {(["problem", "built", "result"] as const).map((part) => (
        <div key={part} className={drawing || part === "result" ? undefined : "max-sm:hidden"}>
          <dt className="font-semibold">{caseStudyLabels[part]}</dt>{" "}
          <dd className="text-muted">
            {study[part]}{" "}
            {part === "result" && isRecorded && (
              <Link
                to={templatePath(template)}
                className="onward -my-3 text-accent hover:underline"
              >
                {caseStudyLabels.template}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
