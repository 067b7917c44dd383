import {
  caseStudies,
  caseStudiesSection,
  caseStudyLabels,
  type CaseStudy,
} from "#content/landing/case-studies.ts";
import { Picture } from "#design/layout/picture.tsx";
import { Section } from "#design/layout/section.tsx";

export function CaseStudies() {
  return (
    <Section id="testimonials" {...caseStudiesSection}>
      <div className="border-b border-hairline">
        {caseStudies.map((study, position) => (
          <Story key={study.id} study={study} position={position} />
        ))}
      </div>
      {caseStudies.some((study) => study.sample) && (
        <p className="mt-5 text-small text-faint">{caseStudyLabels.sampleNote}</p>
      )}
    </Section>
  );
}

function Story({ study, position }: { study: CaseStudy; position: number }) {
  const { name, role, company, industry, content, image, figure } = study;
  return (
    <article
      data-reveal
      aria-labelledby={`case-${study.id}`}
      className="grid gap-x-12 gap-y-8 border-t border-hairline py-10 md:grid-cols-2 lg:grid-cols-[minmax(0,0.85fr)_minmax(0,1.25fr)_minmax(0,1fr)] lg:py-14"
    >
      <div className="md:col-span-2 lg:col-span-1">
        <h3
          id={`case-${study.id}`}
          className="font-text text-small font-medium tracking-normal text-muted"
        >
          {company}
          <span className="text-faint"> · {industry}</span>
        </h3>
        <p className="mt-4 font-display text-[clamp(2.75rem,1.4rem+2.7vw,4rem)] leading-[0.95] font-semibold tracking-tight whitespace-nowrap">
          {figure.value}
        </p>
        <p className="mt-3 max-w-[15rem] text-muted">{figure.label}</p>
      </div>
      <StoryLine study={study} />
      <figure className="flex flex-col gap-7 lg:justify-between">
        <blockquote className="text-lead text-text">
          <p>“{content}”</p>
        </blockquote>
        <figcaption className="flex items-center gap-3.5">
          <Picture
            {...image}
            shape="square"
            variant={position}
            className="size-14 shrink-0 rounded-full"
          />
          <span className="text-small">
            <span className="block font-semibold">{name}</span>
            <span className="block text-muted">
              {role}, {company}
            </span>
          </span>
        </figcaption>
      </figure>
    </article>
  );
}

function StoryLine({ study }: { study: CaseStudy }) {
  return (
    <dl className="relative pl-7 before:absolute before:top-2 before:bottom-2 before:left-[3px] before:w-0.5 before:rounded-full before:bg-linear-to-b before:from-ember before:to-violet">
      {(["problem", "built", "result"] as const).map((part) => (
        <div
          key={part}
          className="relative not-last:mb-6 before:absolute before:top-[0.45em] before:-left-7 before:size-2 before:rounded-full before:border-2 before:border-canvas before:bg-text before:outline-2 before:outline-edge"
        >
          <dt className="text-small font-semibold">{caseStudyLabels[part]}</dt>
          <dd className="mt-1 text-muted">{study[part]}</dd>
        </div>
      ))}
    </dl>
  );
}
