import { useId } from "react";
import { proofSection } from "#content/landing/library.ts";
import { WireGradient } from "#design/beam/wire-gradient.tsx";
import { Section } from "#design/layout/section.tsx";
import { TextLink } from "#design/text-link.tsx";
import { useLibrary } from "#features/showcase/client/use-library.ts";
import { templatePath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";

const { heading, intro, figure, label, text, points } = proofSection;

/**
 * Shows how many of the mistakes that were put into the templates on purpose were noticed by the templates' tests. If
 * the business has no case studies, this section takes their place.
 */
export function Proof() {
  const library = useLibrary();
  if (!library?.first || library.made === 0) return null;
  const { first, made, noticed } = library;
  const template = templatePath(first.slug);
  return (
    <Section id="proof" heading={heading} intro={intro}>
      <div
        data-reveal
        className="grid gap-x-14 gap-y-6 rounded-card border border-hairline bg-surface p-5 sm:gap-y-8 sm:p-8 lg:grid-cols-[1fr_1.15fr] xl:grid-cols-[1fr_calc(32rem-1px)] print:break-inside-avoid"
      >
        <div>
          <p className="font-display text-[clamp(3rem,1.6rem+4vw,5.25rem)] leading-none font-semibold tracking-tight whitespace-nowrap">
            {interpolate(figure, { noticed, made })}
          </p>
          <p className="mt-1.5 text-muted sm:text-lead">{label}</p>
        </div>
        <p className="max-w-[36rem] self-center sm:text-lead">{text}</p>
        <NoticedWire share={noticed / made} />
        <ul className="grid gap-x-10 gap-y-3 lg:col-span-2 lg:grid-cols-3">
          {points.map((point) => (
            <li key={point.to}>
              <h3>
                <TextLink to={interpolate(point.to, { template })} alone className="text-title">
                  {point.title}
                </TextLink>
              </h3>
              <p className="text-muted">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function NoticedWire({ share }: { share: number }) {
  const light = useId();
  const end = 1000 * share;
  return (
    <svg
      viewBox="0 0 1000 4"
      preserveAspectRatio="none"
      aria-hidden
      className="h-1 w-full lg:col-span-2"
    >
      <WireGradient id={light} to={end} />
      {/* The line ends 0.01 lower than it begins, because browsers paint no gradient on a line whose height is 0. */}
      <path d={`M0 2L${end} 2.01`} stroke={`url(#${light})`} strokeWidth={4} />
      <path
        d={`M${end + 6} 2H1000`}
        strokeDasharray="6 6"
        strokeWidth={4}
        className="stroke-edge"
      />
    </svg>
  );
}
