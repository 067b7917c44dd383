import { curation as labels } from "#content/accounts/curation.ts";
import { retention } from "#content/site/privacy.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import { describeResults } from "#features/back-office/client/describe-results.ts";
import { CountedSection } from "#features/back-office/client/counted-section.tsx";
import { ChipFilter, SearchForm } from "#features/back-office/client/list-filters.tsx";
import { NothingFound } from "#features/back-office/client/nothing-found.tsx";
import { Row, Rows } from "#features/back-office/client/rows.tsx";
import { StaffPage } from "#features/back-office/client/staff-page.tsx";
import { useList } from "#features/back-office/client/use-list.ts";
import { useLive } from "#features/back-office/client/use-live.ts";
import { Chip } from "#design/chip.tsx";
import { TextLink } from "#design/text-link.tsx";
import { templatePath } from "#shared/template-addresses.ts";
import { counted } from "#shared/text/counted.ts";
import { formatDate } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { TemplateLine, TemplateList } from "./contract.ts";
import { TEMPLATE_STATES } from "./limits.ts";
import { useTemplateChange, type Action } from "./ui/use-template-change.ts";

const PATH = "/admin/templates";

export default function CurationPage() {
  const list = useList<TemplateList>(PATH);
  const { query, reload } = list;
  useLive(reload);
  const change = useTemplateChange(reload);
  return (
    <StaffPage
      title={labels.title}
      intro={query.size === 0 && labels.intro}
      source={list}
      status={describeResults(list.data?.total)}
      search={<SearchForm labels={labels} query={query} preserved={["state"]} />}
      filters={
        <ChipFilter
          label={labels.filterLabel}
          query={query}
          choices={choicesWith(list.data?.counts)}
        />
      }
    >
      {({ templates, total, refused, searches }) => (
        <>
          {refused.length > 0 && <RefusedFolders refused={refused} />}
          <Rows empty={<NothingFound labels={labels} list={list} all={labels.all} />}>
            {templates.map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                onChange={(what) => change(template, what)}
              />
            ))}
          </Rows>
          {total > templates.length && (
            <p className="mt-4 text-small text-muted">
              {interpolate(labels.shown, { shown: templates.length, total })}
            </p>
          )}
          <p className="my-6">
            <TextLink alone to="/admin/answers">
              {labels.answers}
            </TextLink>
          </p>
          <MissedSearches searches={searches} />
        </>
      )}
    </StaffPage>
  );
}

function choicesWith(counts: TemplateList["counts"] | undefined) {
  const states = TEMPLATE_STATES.map((state) => ({
    label: `${labels.states[state]} ${counts ? `(${counts[state]})` : ""}`,
    search: `state=${state}`,
  }));
  return [{ label: labels.all, search: "" }, ...states];
}

function TemplateRow({
  template: { id, slug, title, isPublic, isFeatured, withheld, downloads, unhelpful },
  onChange,
}: {
  template: TemplateLine;
  onChange: (what: Action) => Promise<void>;
}) {
  const button = (what: Action) => (
    <ActionButton variant="quiet" onPress={() => onChange(what)}>
      {labels[what]} <span className="sr-only">{interpolate(labels.of, { title })}</span>
    </ActionButton>
  );
  const facts = [
    downloads === 0 ? labels.downloads.none : counted(labels.downloads, downloads),
    unhelpful > 0 && counted(labels.unhelpful, unhelpful),
  ];
  return (
    <Row
      id={id}
      title={title}
      to={isPublic ? templatePath(slug) : undefined}
      marks={
        <>
          {!isPublic && <Chip>{withheld ? labels.withheld : labels.states.hidden}</Chip>}
          {isFeatured && <Chip>{labels.states.featured}</Chip>}
        </>
      }
      facts={facts.filter(Boolean).join(", ")}
      actions={
        <>
          {button(isFeatured ? "unfeature" : "feature")}
          {!withheld && button(isPublic ? "hide" : "show")}
        </>
      }
    />
  );
}

function RefusedFolders({ refused }: Pick<TemplateList, "refused">) {
  const { title, intro } = labels.refused;
  return (
    <div className="mb-8">
      <CountedSection id="refused" title={title} count={refused.length}>
        <p className="mb-4 max-w-prose text-muted">{intro}</p>
        <Rows>
          {refused.map(({ path, why }) => (
            <Row key={path} id={path} title={path} facts={why} />
          ))}
        </Rows>
      </CountedSection>
    </div>
  );
}

function MissedSearches({ searches: { total, most } }: Pick<TemplateList, "searches">) {
  const { title, intro, none, last, times: often } = labels.searches;
  return (
    <CountedSection id="searches" title={title} count={total}>
      <p className="mb-4 max-w-prose text-muted">
        {interpolate(intro, { days: retention.missedSearchDays })}
      </p>
      <Rows empty={none}>
        {most.map(({ words, times, day }) => (
          <Row
            key={words}
            id={words}
            title={words}
            facts={`${counted(often, times)}, ${interpolate(last, { day: formatDate(`${day}T12:00`) })}`}
          />
        ))}
      </Rows>
    </CountedSection>
  );
}
