import type { ReactNode } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { brand } from "#content/site/brand.ts";
import { templatePath } from "#shared/template-addresses.ts";
import type { Tested } from "#workflow/facts/template-metadata.ts";
import type { TemplateView } from "../views.ts";
import { minutes } from "./template-card.tsx";

const words = templatesPage.facts;

/** Facts that are derived from the template's files, one below the other. */
export function TemplateFacts({ template }: { template: TemplateView }) {
  const { facts, tools, industries, setup_minutes, version, updated_at, updated, slug } = template;
  return (
    <section aria-labelledby="facts" className="rounded-card border border-hairline bg-surface p-6">
      <h2 id="facts" className="text-title">
        {words.heading}
      </h2>
      <dl className="mt-4 grid gap-4 text-small">
        {setup_minutes !== null && <Fact name={words.setupTime}>{minutes(setup_minutes)}</Fact>}
        {tools.length > 0 && <Fact name={words.tools}>{tools.join(", ")}</Fact>}
        {facts && (
          <>
            <Fact name={words.saves}>{words.savesPerMonth.replace("{time}", facts.saved)}</Fact>
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
                  <span key={host} className="block wrap-anywhere">
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
          <time dateTime={updated_at}>{updated}</time>
        </Fact>
        {facts && (
          <>
            {facts.tested && <TestedFacts {...facts.tested} />}
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

function TestedFacts({ situations, releases, faults }: Tested) {
  return (
    <>
      <Fact name={words.testedWith}>
        {releases.map(({ n8n, on, otherwise }) => (
          <span key={n8n} className="block">
            {`n8n ${n8n} `}
            <time dateTime={on} className="text-faint">
              {formatDay(on)}
            </time>
            {otherwise > 0 && (
              <span className="block text-faint">
                {words.otherwise.replace("{count}", String(otherwise))}
              </span>
            )}
          </span>
        ))}
      </Fact>
      <Fact name={words.triedIn}>
        {words.situations.replace("{count}", String(situations))}
        {faults && (
          <span className="block text-faint">
            {words.faults
              .replace("{made}", String(faults.made))
              .replace("{noticed}", String(faults.noticed))}
          </span>
        )}
      </Fact>
    </>
  );
}

/** "20 November 2026" */
function formatDay(isoDate: string): string {
  return new Date(isoDate).toLocaleDateString(brand.locale, { dateStyle: "long", timeZone: "UTC" });
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-faint">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
