import { templatesPage } from "#content/library/templates-page.ts";
import { PaintUntilHere } from "#design/layout/paint-until-here.tsx";
import { TextLink } from "#design/text-link.tsx";
import { passportPath } from "#shared/template-addresses.ts";
import { formatDay } from "#shared/text/format-date.ts";
import { counted } from "#shared/text/counted.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Tested } from "#workflow/facts/template-metadata.ts";
import type { ReactNode } from "react";
import type { TemplateView } from "../../views.ts";
import { minutes } from "../../client/template-card.tsx";
import { Seal } from "../seal.tsx";

export function Fact({
  name,
  className,
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt className="text-small text-faint">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

const content = templatesPage.facts;

export function KeyFacts({ template }: { template: TemplateView }) {
  const { setup_minutes, tools, facts, conditions } = template;
  const connecting = facts?.connections.reduce((sum, one) => sum + one.minutes, 0) ?? 0;
  return (
    <section
      aria-label={content.heading}
      className="short-texts rounded-card border border-hairline bg-surface p-5 @max-4xl:order-last @6xl:self-start"
    >
      <dl className="grid gap-4 text-[0.9375rem]/[1.55] @sm:grid-cols-2 @4xl:grid-cols-3 @6xl:grid-cols-2">
        {setup_minutes !== null && (
          <Fact name={content.setupTime}>
            {minutes(setup_minutes)}
            {connecting > 0 && (
              <span className="block text-faint">
                {interpolate(content.connectingTime, { minutes: connecting })}
              </span>
            )}
          </Fact>
        )}
        {facts && <SavedTime {...facts.saved} />}
        {/* If the guide lists what the template needs, that list names the tools too, and they are not repeated
           here. */}
        {conditions.needs.length === 0 && tools.length > 0 && (
          <Fact name={content.tools} className="@6xl:col-span-2">
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-2">
              {tools.map((tool) => (
                <li key={tool} className="flex items-center gap-2">
                  <span
                    aria-hidden
                    className="grid size-7 shrink-0 place-items-center rounded-full border border-rim bg-surface font-semibold forced-color-adjust-none"
                  >
                    {tool.charAt(0)}
                  </span>
                  {tool}
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      {template.hasPassport && facts?.tested && (
        <PassportLine slug={template.slug} {...facts.tested} />
      )}
      <PaintUntilHere id="facts-end" />
    </section>
  );
}

function PassportLine({ slug, releases, situations }: Tested & { slug: string }) {
  return (
    <div className="mt-4 flex gap-x-3 border-t border-hairline pt-4 text-[0.9375rem]/[1.55]">
      <Seal className="size-6" />
      <p className="text-muted">
        <b className="block font-semibold text-success">
          {interpolate(content.ran, {
            releases: releases.map(({ n8n }) => n8n).join(content.and),
            day: formatDay(releases[0]?.on ?? ""),
          })}
        </b>
        {counted(content.passed, situations)}
        <br />
        <TextLink to={passportPath(slug)} alone className="-mb-3">
          {content.readPassport}
        </TextLink>
      </p>
    </div>
  );
}

type Facts = NonNullable<TemplateView["facts"]>;

function SavedTime({ perCase, case: one, perMonth, casesPerMonth }: Facts["saved"]) {
  return (
    <Fact name={content.saves}>
      {interpolate(content.savesPerCase, { time: perCase, case: one })}
      <span className="block text-faint">
        {interpolate(content.savesPerMonth, { time: perMonth, count: casesPerMonth })}
      </span>
    </Fact>
  );
}
