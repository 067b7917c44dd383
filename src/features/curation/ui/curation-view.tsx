import { useState } from "react";
import { admin } from "#content/accounts/admin.ts";
import { curation as words } from "#content/accounts/curation.ts";
import { retention } from "#content/site/privacy.ts";
import { Alert } from "#client/forms/alert.tsx";
import { LoadError } from "#client/forms/load-error.tsx";
import { useAction } from "#client/forms/use-action.ts";
import { Loading } from "#features/auth/client/require-auth.tsx";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { useLive } from "#features/back-office/client/use-live.ts";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { TextLink } from "#design/text-link.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { formatDate } from "#shared/text/format-date.ts";
import type { TemplateChange, TemplateList } from "../contract.ts";
import { TemplateRow } from "./template-row.tsx";

const PATH = "/api/admin/templates";

export function CurationView() {
  const { data, problem, reload } = useAccountData<TemplateList>(PATH);
  const action = useAction();
  // Else the row would lose its button to another one while it is pressed.
  const [pressed, setPressed] = useState("");
  useLive(reload);
  if (problem) return <LoadError problem={`${admin.loadProblem} ${problem}`} onRetry={reload} />;
  if (!data) return <Loading />;
  const { templates, total, searches } = data;
  const change = (id: string, json: TemplateChange) => {
    setPressed(id);
    action.attempt(async () => {
      // What somebody else has changed is shown, too.
      await accountFetch(`${PATH}/${id}`, { method: "PATCH", json }).finally(reload);
      toast(words.saved);
    });
  };
  return (
    <>
      <PageHeading className="mb-3 text-subheading">{words.title}</PageHeading>
      <p className="mb-6 max-w-prose text-muted">{words.intro}</p>
      <Alert of={action.problem} />
      {templates.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
          {templates.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              busy={action.busy && pressed === template.id}
              onChange={(json) => change(template.id, json)}
            />
          ))}
        </ul>
      )}
      {total > templates.length && (
        <p className="mt-4 text-small text-muted">
          {interpolate(words.shown, { shown: templates.length, total })}
        </p>
      )}
      <p className="mt-6">
        <TextLink alone to="/admin/answers">
          {words.answers}
        </TextLink>
      </p>
      <MissedSearches searches={searches} />
    </>
  );
}

function MissedSearches({ searches: { total, most } }: Pick<TemplateList, "searches">) {
  const { title, intro, none, last } = words.searches;
  return (
    <section aria-labelledby="searches" className="mt-10">
      <h2 id="searches" className="mb-3 flex flex-wrap items-baseline gap-x-3 text-title">
        {title} <span className="font-text text-small text-faint">{total}</span>
      </h2>
      <p className="mb-4 max-w-prose text-muted">
        {interpolate(intro, { days: retention.missedSearchDays })}
      </p>
      {most.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-hairline">
          {most.map(({ words: looked, times, day }) => (
            <li key={looked} className="flex flex-wrap items-baseline gap-x-4 py-2">
              <span className="min-w-0 flex-1 basis-60 wrap-anywhere">{looked}</span>
              <span className="text-small text-faint">
                {timesOf(times)}, {interpolate(last, { day: formatDate(`${day}T12:00`) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function timesOf(times: number): string {
  const { once, times: several } = words.searches;
  return times === 1 ? once : interpolate(several, { times });
}
