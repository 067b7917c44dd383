import {
  caseStudies,
  caseStudiesHeading,
  caseStudyLabels,
  type CaseStudy,
} from "#content/landing/case-studies.ts";
import { classes } from "#design/classes.ts";
import { Picture } from "#design/layout/picture.tsx";
import { Section } from "#design/layout/section.tsx";
import { BeforeAfter, Tangle } from "./before-after.tsx";

export function CaseStudies() {
  const { shown } = caseStudies;
  return (
    <Section id="testimonials" heading={caseStudiesHeading}>
      <div className="grid gap-x-6 gap-y-5 lg:grid-cols-2">
        {shown.map((study, position) => (
          <article
            key={study.id}
            data-reveal
            aria-labelledby={`case-${study.id}`}
            className={classes(
              "print:break-inside-avoid",
              study.story
                ? "grid gap-x-14 gap-y-5 rounded-card border border-hairline bg-surface p-5 sm:gap-y-7 sm:p-8 lg:col-span-2 lg:grid-cols-[1fr_1.15fr] print:grid-cols-2"
                : "border-t border-hairline pt-4",
            )}
          >
            <div className="flex flex-col justify-between gap-4 sm:gap-6">
              <Head study={study} position={position} />
              <Quote study={study} position={position} />
            </div>
            {study.story && (
              <>
                <BeforeAfter drawing={study.story.drawing} />
                <StoryLine story={study.story} />
              </>
            )}
          </article>
        ))}
      </div>
      {shown.some((study) => study.sample) && (
        <p className="mt-4 text-small text-faint">{caseStudyLabels.sampleNote}</p>
      )}
    </Section>
  );
}

function Head({ study, position }: { study: CaseStudy; position: number }) {
  const { id, company, industry, figure, story } = study;
  return (
    <div className={classes(!story && "flex items-start justify-between gap-6")}>
      <div>
        <h3 id={`case-${id}`} className="font-text text-small font-medium tracking-normal">
          {`${company} · ${industry}`}
        </h3>
        <p
          className={classes(
            "mt-2 font-display leading-none font-semibold tracking-tight whitespace-nowrap sm:mt-3",
            story ? "text-[clamp(3.25rem,2rem+3.6vw,5.25rem)]" : "text-heading",
          )}
        >
          {figure.value}
        </p>
        <p className={classes("mt-1.5 text-muted", story && "sm:text-lead")}>{figure.label}</p>
      </div>
      {!story && <Tangle variant={position} className="mt-1 h-16 w-28 shrink-0" />}
    </div>
  );
}

function Quote({ study, position }: { study: CaseStudy; position: number }) {
  const { name, role, company, content, image, story } = study;
  return (
    <figure className="mt-3 flex flex-col gap-3">
      <blockquote className={story ? "sm:text-lead" : undefined}>
        <p>“{content}”</p>
      </blockquote>
      <figcaption className="flex items-center gap-3.5 text-small">
        <Picture
          {...image}
          shape="square"
          variant={position}
          className="size-11 shrink-0 rounded-full"
        />
        <span>
          <strong className="block font-semibold">{name}</strong>
          <span className="text-muted">
            {role}, {company}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

function StoryLine({ story }: { story: NonNullable<CaseStudy["story"]> }) {
  return (
    <dl className="relative grid gap-x-10 gap-y-3 before:drawn before:absolute before:top-2 before:bottom-2 before:left-[3px] before:w-0.5 before:rounded-full before:lit-down max-lg:pl-7 lg:col-span-2 lg:grid-cols-3 lg:pt-5 lg:before:inset-x-0 lg:before:top-[3px] lg:before:h-0.5 lg:before:w-auto lg:before:lit-across print:col-span-2">
      {(["problem", "built", "result"] as const).map((part) => (
        <div
          key={part}
          className="relative before:drawn before:absolute before:top-[0.45em] before:-left-7 before:size-2 before:rounded-full before:border-2 before:border-surface before:bg-text before:outline-2 before:outline-edge lg:before:-top-5 lg:before:left-0"
        >
          <dt className="text-small font-semibold">{caseStudyLabels[part]}</dt>
          <dd className="mt-0.5 text-muted max-sm:text-small">{story[part]}</dd>
        </div>
      ))}
    </dl>
  );
}
