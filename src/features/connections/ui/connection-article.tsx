import type { ReactNode } from "react";
import { brand } from "#content/site/brand.ts";
import { connectPage } from "#content/library/connect-page.ts";
import { ActionLink } from "#client/action-link.tsx";
import { buttonClasses } from "#design/button.tsx";
import { TextLink } from "#design/text-link.tsx";
import { templatePath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { ConnectionView } from "../views.ts";
import { Marked } from "./marked.tsx";
import { NumberedSteps } from "./numbered-steps.tsx";
import { Problems } from "./problems.tsx";
import { Rights } from "./rights.tsx";

const words = connectPage.page;

export function ConnectionArticle({ connection }: { connection: ConnectionView }) {
  const { credentials, steps, test, problems, templates, hasMoreTemplates } = connection;
  return (
    <div className="min-w-0 space-y-14">
      <Part heading={words.steps}>
        <NumberedSteps steps={steps} />
      </Part>
      <Part heading={words.test}>
        <ul className="max-w-[44em] list-disc space-y-2.5 ps-5 text-muted">
          {test.map((sign) => (
            <Marked key={sign} as="li" html={sign} className="ps-1" />
          ))}
        </ul>
      </Part>
      <Part heading={words.problems}>
        <Problems problems={problems} />
      </Part>
      <Part heading={words.rights}>
        <Rights credentials={credentials} />
      </Part>
      {templates.length > 0 && (
        <Part heading={words.templates}>
          <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
            {templates.map(({ slug, title }) => (
              <li key={slug}>
                <TextLink to={templatePath(slug)} className="py-1.5">
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
          {hasMoreTemplates && (
            <p className="mt-4">
              <TextLink to={`/templates?${new URLSearchParams({ q: connection.name })}`}>
                {words.moreTemplates}
              </TextLink>
            </p>
          )}
        </Part>
      )}
      <Sources connection={connection} />
      <div className="rounded-card border border-hairline bg-surface p-6 print:hidden">
        <p className="max-w-[44em] text-muted">{words.help.text}</p>
        <ActionLink
          action={words.help.action}
          className={`${buttonClasses({ variant: "secondary" })} mt-4`}
        />
      </div>
    </div>
  );
}

function Sources({ connection: { checked, sources } }: { connection: ConnectionView }) {
  return (
    <Part heading={words.sources}>
      <ul className="space-y-2 text-small">
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url} className="underline decoration-edge underline-offset-4">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-[44em] text-small text-faint">
        {interpolate(words.checked, { date: formatIsoDate(checked) })}
      </p>
    </Part>
  );
}

function formatIsoDate(isoDate: string): string {
  return new Date(isoDate).toLocaleDateString(brand.locale, { dateStyle: "long", timeZone: "UTC" });
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-5 text-subheading">{heading}</h2>
      {children}
    </section>
  );
}
