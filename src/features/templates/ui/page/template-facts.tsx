import { templatesPage } from "#content/library/templates-page.ts";
import { ActionLink } from "#client/action-link.tsx";
import { templatePath } from "#shared/template-addresses.ts";
import { formatDay } from "#shared/text/format-date.ts";
import type { TemplateView } from "../../views.ts";
import { Changes } from "./changes.tsx";
import { Fact } from "./key-facts.tsx";

const content = templatesPage.facts;

const WIDE = "@6xl:col-span-2";

export function TemplateFacts({ template }: { template: TemplateView }) {
  const { facts, industries, version, updated_at, slug } = template;
  return (
    <section
      aria-labelledby="details"
      className="rounded-card border border-hairline bg-surface p-6"
    >
      <h2 id="details" className="text-title">
        {content.more}
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-4 text-[0.9375rem]/[1.55] @6xl:grid-cols-2">
        {facts && (
          <>
            <Fact name={content.trigger}>{facts.trigger.node}</Fact>
            <Fact name={content.steps}>{facts.steps}</Fact>
          </>
        )}
        <Fact name={content.version}>{version}</Fact>
        <Fact name={content.updated}>
          <time dateTime={updated_at}>{formatDay(updated_at)}</time>
        </Fact>
        {/* Facts that may need several lines fill both columns, so that nothing beside them stays empty. */}
        {facts && (
          <Fact name={content.complexity} className={WIDE}>
            {content.levels[facts.complexity.level]}
            <span className="block text-faint">{facts.complexity.reasons.join(", ")}</span>
          </Fact>
        )}
        {/* If the guide says who the template is for, the top of the page shows it, and the industries are left out. */}
        {template.conditions.forWhom === "" && industries.length > 0 && (
          <Fact name={content.industries} className={WIDE}>
            {industries.join(", ")}
          </Fact>
        )}
        {facts && (
          <>
            <Fact name={content.changes} className={WIDE}>
              <Changes changelog={facts.changelog.slice(0, 1)} />
              {facts.changelog.length > 1 && (
                <details className="mt-1">
                  <summary className="opens min-h-11 text-muted hover:text-text">
                    {content.earlier}
                  </summary>
                  <Changes changelog={facts.changelog.slice(1)} />
                </details>
              )}
            </Fact>
            <Fact name={content.licence}>{facts.licence}</Fact>
            <Fact name={content.author}>{facts.author}</Fact>
          </>
        )}
      </dl>
      <p className="mt-5 flex flex-wrap gap-x-6 border-t border-hairline pt-2 -mb-3 text-small print:hidden">
        <ActionLink
          action={{
            label: templatesPage.detail.reportProblem,
            to: "section",
            section: "contact-form",
          }}
          search={`?${new URLSearchParams({ template: slug, problem: version })}`}
          className="inline-flex min-h-11 items-center text-muted hover:text-text"
        />
        <a
          href={`${templatePath(slug)}.md`}
          className="inline-flex min-h-11 items-center text-muted hover:text-text"
        >
          {templatesPage.detail.asText}
        </a>
      </p>
    </section>
  );
}
