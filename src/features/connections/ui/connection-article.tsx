import type { ReactNode } from "react";
import { connectPage } from "#content/library/connect-page.ts";
import { ActionLink } from "#client/action-link.tsx";
import { buttonClasses } from "#design/button.tsx";
import { TextLink } from "#design/text-link.tsx";
import { templatePath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Step, Problem, Credential } from "#content/library/connections/connection.ts";
import { formatDay } from "#shared/text/format-date.ts";
import type { ConnectionView } from "../views.ts";
import { Marked } from "./marked.tsx";

function Rights({ credentials }: { credentials: readonly Credential[] }) {
  return credentials.map(({ type, label, docs, rights }) => (
    <div key={type} className="mt-8 first-of-type:mt-0">
      <h3 className="text-title">{label}</h3>
      <dl className="mt-3 border-t border-hairline">
        {rights.map(({ name, why }) => (
          <div
            key={name}
            className="grid gap-x-8 gap-y-1 border-b border-hairline py-3 md:grid-cols-[2fr_3fr]"
          >
            <Marked as="dt" html={name} className="min-w-0 text-small break-words" />
            <Marked as="dd" html={why} className="text-small text-muted" />
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small">
        <a href={docs} className="underline decoration-edge underline-offset-4">
          {interpolate(texts.docs, { label })}
        </a>
      </p>
    </div>
  ));
}

const texts = connectPage.page;

export function ConnectionArticle({ connection }: { connection: ConnectionView }) {
  const { credentials, steps, test, problems, templates, page, hasMoreTemplates } = connection;
  return (
    <div className="min-w-0 space-y-14">
      <Part heading={texts.steps}>
        <NumberedSteps steps={steps} />
      </Part>
      <Part heading={texts.test}>
        <ul className="max-w-[44em] list-disc space-y-2.5 ps-5 text-muted">
          {test.map((sign) => (
            <Marked key={sign} as="li" html={sign} className="ps-1" />
          ))}
        </ul>
      </Part>
      <Part heading={texts.problems}>
        <Problems problems={problems} />
      </Part>
      <Part heading={texts.rights}>
        <Rights credentials={credentials} />
      </Part>
      {templates.length > 0 && (
        <Part heading={texts.templates}>
          <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
            {templates.map(({ slug, title }) => (
              <li key={slug}>
                <TextLink to={templatePath(slug)} className="py-1.5">
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
          {(page > 1 || hasMoreTemplates) && (
            <p className="mt-4 flex flex-wrap gap-x-6">
              {page > 1 && <TextLink to={`?page=${page - 1}`}>{texts.formerTemplates}</TextLink>}
              {hasMoreTemplates && (
                <TextLink to={`?page=${page + 1}`}>{texts.moreTemplates}</TextLink>
              )}
            </p>
          )}
        </Part>
      )}
      <Sources connection={connection} />
      <div className="rounded-card border border-hairline bg-surface p-6 print:hidden">
        <p className="max-w-[44em] text-muted">{texts.help.text}</p>
        <ActionLink
          action={texts.help.action}
          className={`${buttonClasses({ variant: "secondary" })} mt-4`}
        />
      </div>
    </div>
  );
}

function Sources({ connection: { checked, sources } }: { connection: ConnectionView }) {
  return (
    <Part heading={texts.sources}>
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
        {interpolate(texts.checked, { date: formatDay(checked) })}
      </p>
    </Part>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-5 text-subheading">{heading}</h2>
      {children}
    </section>
  );
}

function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="space-y-10">
      {steps.map(({ title, actions }, index) => (
        <li key={title} id={`step-${index + 1}`} className="scroll-mt-6 print:break-inside-avoid">
          <h3 className="flex items-center gap-4 text-title">
            <span className="grid size-9 shrink-0 place-items-center rounded-full border border-edge text-small">
              {index + 1}
            </span>
            {title}
          </h3>
          <ol className="mt-4 max-w-[44em] list-[lower-alpha] space-y-2.5 ps-6 text-muted marker:text-faint sm:ms-9 sm:ps-9">
            {actions.map((action) => (
              <Marked key={action} as="li" html={action} className="ps-1" />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function Problems({ problems }: { problems: readonly Problem[] }) {
  return (
    <dl className="border-t border-hairline">
      {problems.map(({ message, answer }) => (
        <div
          key={message}
          className="grid gap-x-8 gap-y-1.5 border-b border-hairline py-4 md:grid-cols-[2fr_3fr] print:break-inside-avoid"
        >
          <dt className="min-w-0 font-semibold break-words">{message}</dt>
          <Marked as="dd" html={answer} className="text-muted" />
        </div>
      ))}
    </dl>
  );
}
