import { templatesPage } from "#content/library/templates-page.ts";
import { templatePath } from "#shared/template-addresses.ts";
import type { TemplateView } from "../views.ts";
import { minutes } from "./template-card.tsx";
import { Changes, Fact, TestedFacts } from "./template-history.tsx";

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
            <SavedTime {...facts.saved} />
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
            <Changes changelog={facts.changelog} />
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

type Facts = NonNullable<TemplateView["facts"]>;

function SavedTime({ perCase, case: one, perMonth, casesPerMonth }: Facts["saved"]) {
  return (
    <Fact name={words.saves}>
      {words.savesPerCase.replace("{time}", perCase).replace("{case}", one)}
      <span className="block text-faint">
        {words.savesPerMonth.replace("{time}", perMonth).replace("{count}", String(casesPerMonth))}
      </span>
    </Fact>
  );
}
