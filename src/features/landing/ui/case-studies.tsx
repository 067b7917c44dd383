import {
  caseStudies,
  caseStudiesSection,
  caseStudyLabels,
  type CaseStudy,
} from "#content/landing/case-studies.ts";
import { Chip } from "#design/chip.tsx";
import { classes } from "#design/classes.ts";
import { Card } from "#design/layout/card.tsx";
import { Picture } from "#design/layout/picture.tsx";
import { Section } from "#design/layout/section.tsx";
import { BeforeAfter } from "./before-after.tsx";

export function CaseStudies() {
  return (
    <Section id="testimonials" {...caseStudiesSection}>
      <div className="grid gap-5 lg:grid-cols-2 lg:gap-6 print:grid-cols-2">
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
  const large = position === 0;
  return (
    <Card
      data-reveal
      aria-labelledby={`case-${study.id}`}
      className={classes(
        "grid content-start gap-8 p-6 sm:p-8 print:break-inside-avoid",
        large &&
          "lg:col-span-2 lg:grid-cols-[1fr_1.15fr] lg:gap-x-14 lg:p-12 print:col-span-2 print:grid-cols-2",
      )}
    >
      <div className={classes("flex flex-col gap-8", large && "lg:justify-between")}>
        <Head study={study} large={large} />
        {large && <Quote study={study} position={position} large />}
      </div>
      <div className="flex grow flex-col gap-8">
        <BeforeAfter drawing={study.drawing} />
        <StoryLine study={study} />
      </div>
      {!large && <Quote study={study} position={position} />}
    </Card>
  );
}

function Head({ study, large }: { study: CaseStudy; large: boolean }) {
  const { id, company, industry, figure, sample } = study;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 id={`case-${id}`} className="font-text text-small font-medium tracking-normal">
          {company}
          <span className="text-muted"> · {industry}</span>
        </h3>
        {sample && <Chip>{caseStudyLabels.sample}</Chip>}
      </div>
      <p
        className={classes(
          "mt-4 font-display leading-[0.95] font-semibold tracking-tight whitespace-nowrap",
          large
            ? "text-[clamp(3.5rem,2rem+5.2vw,7.5rem)]"
            : "text-[clamp(2.75rem,1.4rem+2.7vw,4rem)]",
        )}
      >
        {figure.value}
      </p>
      <p className={classes("mt-3 text-muted", large && "text-lead")}>{figure.label}</p>
    </div>
  );
}

function Quote({
  study: { name, role, company, content, image },
  position,
  large = false,
}: {
  study: CaseStudy;
  position: number;
  large?: boolean;
}) {
  return (
    <figure className="flex flex-col gap-6 self-end">
      <blockquote className={large ? "text-lead" : undefined}>
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
  );
}

function StoryLine({ study }: { study: CaseStudy }) {
  return (
    <dl className="relative pl-7 before:drawn before:absolute before:top-2 before:bottom-2 before:left-[3px] before:w-0.5 before:rounded-full before:bg-linear-to-b before:from-ember before:to-violet">
      {(["problem", "built", "result"] as const).map((part) => (
        <div
          key={part}
          className="relative not-last:mb-5 before:drawn before:absolute before:top-[0.45em] before:-left-7 before:size-2 before:rounded-full before:border-2 before:border-surface before:bg-text before:outline-2 before:outline-edge"
        >
          <dt className="text-small font-semibold">{caseStudyLabels[part]}</dt>
          <dd className="mt-1 text-muted">{study[part]}</dd>
        </div>
      ))}
    </dl>
  );
}
