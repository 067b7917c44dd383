import { overview, today } from "#content/accounts/admin.ts";
import { CountedSection } from "#features/back-office/client/counted-section.tsx";
import { Row, Rows } from "#features/back-office/client/rows.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { LeadLine } from "../views.ts";

const labels = today.leads;

/** Leads of the chat sent no message, so each leads to the page of its person. */
export function LeadList({ leads }: { leads: readonly LeadLine[] }) {
  return (
    <CountedSection id="leads" title={labels.title} count={leads.length}>
      <Rows>
        {leads.map(({ id, email, personId, topic, sentence, at }) => (
          <Row
            key={id}
            id={id}
            title={email}
            to={personId ? `/admin/people/${personId}` : `mailto:${encodeURIComponent(email)}`}
            at={at}
            facts={topic && interpolate(overview.topic, { topic })}
          >
            <p className="mt-1 line-clamp-3 break-words whitespace-pre-line text-muted">
              {sentence}
            </p>
          </Row>
        ))}
      </Rows>
      <p className="mt-3 text-small text-muted">{labels.hint}</p>
    </CountedSection>
  );
}
