import { overview, today } from "#content/accounts/admin.ts";
import { TextLink } from "#design/text-link.tsx";
import { formatDateTime } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { LeadLine } from "../views.ts";

const words = today.leads;

/** They sent no message: their own page is where they are looked after. */
export function LeadList({ leads }: { leads: readonly LeadLine[] }) {
  return (
    <section aria-labelledby="leads">
      <h2 id="leads" className="mb-3 flex flex-wrap items-baseline gap-x-3 text-title">
        {words.title} <span className="font-text text-small text-faint">{leads.length}</span>
      </h2>
      {leads.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <>
          <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
            {leads.map((lead) => (
              <LeadRow key={lead.id} {...lead} />
            ))}
          </ul>
          <p className="mt-3 text-small text-muted">{words.hint}</p>
        </>
      )}
    </section>
  );
}

function LeadRow({ email, personId, topic, said, at }: LeadLine) {
  return (
    <li className="relative px-5 py-4 transition-colors hover:bg-raised">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <TextLink
          to={personId ? `/admin/people/${personId}` : `mailto:${encodeURIComponent(email)}`}
          className="min-w-0 font-semibold break-words after:absolute after:inset-0"
        >
          {email}
        </TextLink>
        <time dateTime={at} className="text-small text-faint max-sm:w-full sm:ml-auto">
          {formatDateTime(at)}
        </time>
      </div>
      {topic && <p className="text-small text-faint">{interpolate(overview.topic, { topic })}</p>}
      <p className="mt-1 line-clamp-3 break-words whitespace-pre-line text-muted">{said}</p>
    </li>
  );
}
