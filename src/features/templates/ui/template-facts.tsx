import type { ReactNode } from "react";
import { brand } from "#content/brand.ts";
import { templatesPage } from "#content/templates-page.ts";
import { templatePath } from "../addresses.ts";
import type { TemplateView } from "../views.ts";
import { minutes } from "./template-card.tsx";

const words = templatesPage.facts;

/** Facts that are derived from the template's files, one below the other. */
export function TemplateFacts({ template }: { template: TemplateView }) {
  const { facts, tools, industries, setup_minutes, version, updated_at, slug } = template;
  return (
    <section aria-labelledby="facts" className="rounded-card border border-hairline bg-surface p-6">
      <h2 id="facts" className="text-title">
        {words.heading}
      </h2>
      <dl className="mt-4 grid gap-4 text-small">
        <Fact name={words.setupTime}>{minutes(setup_minutes)}</Fact>
        <Fact name={words.tools}>{tools.join(", ")}</Fact>
        {facts && (
          <>
            <Fact name={words.saves}>{words.savesPerMonth.replace("{time}", saved(facts))}</Fact>
            <Fact name={words.trigger}>{facts.trigger.label}</Fact>
            <Fact name={words.steps}>{facts.nodes.reduce((sum, { count }) => sum + count, 0)}</Fact>
            <Fact name={words.complexity}>
              {words.levels[facts.complexity.level]}
              {facts.complexity.reasons.length > 0 && (
                <span className="block text-faint">{facts.complexity.reasons.join(", ")}</span>
              )}
            </Fact>
            <Fact name={words.errorHandling}>{facts.error_handling.summary}</Fact>
            {facts.hosts.length > 0 && (
              <Fact name={words.hosts}>
                {facts.hosts.map((host) => (
                  <span key={host} className="block break-words">
                    {host}
                  </span>
                ))}
              </Fact>
            )}
          </>
        )}
        {industries.length > 0 && <Fact name={words.industries}>{industries.join(", ")}</Fact>}
        <Fact name={words.version}>{version}</Fact>
        <Fact name={words.updated}>
          <time dateTime={updated_at}>{inWords(updated_at)}</time>
        </Fact>
        {facts && (
          <>
            <Fact name={words.testedWith}>{facts.tested_with}</Fact>
            <Fact name={words.licence}>{facts.licence}</Fact>
            <Fact name={words.author}>{facts.author}</Fact>
          </>
        )}
      </dl>
      <p className="mt-5 border-t border-hairline pt-4 text-small">
        <a href={`${templatePath(slug)}.md`} className="text-muted hover:text-text">
          {templatesPage.detail.asText}
        </a>
      </p>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-faint">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

/** "9 hours" */
function saved(facts: NonNullable<TemplateView["facts"]>): string {
  const perMonth = facts.time_saved_minutes_per_run * facts.typical_runs_per_month;
  const [unit, count] =
    perMonth >= 90 ? (["hour", perMonth / 60] as const) : (["minute", perMonth] as const);
  return Math.round(count).toLocaleString(brand.locale, {
    style: "unit",
    unit,
    unitDisplay: "long",
  });
}

/** "20 November 2026" */
function inWords(isoTimestamp: string): string {
  return new Date(isoTimestamp).toLocaleDateString(brand.locale, {
    dateStyle: "long",
    timeZone: "UTC",
  });
}
