import type { ReactNode } from "react";
import { inbox } from "#content/accounts/admin.ts";
import { TextLink } from "#design/text-link.tsx";
import { formatDate } from "#shared/text/format-date.ts";
import type { ContactHistory } from "../views.ts";

const words = inbox.traces;

export function MessageHistory({ traces }: { traces: ContactHistory }) {
  const { messages, leads, downloads, hasAccount } = traces;
  const none = messages.length + leads.length + downloads.length === 0 && !hasAccount;
  return (
    <section className="flex flex-col gap-5 border-t border-hairline pt-8">
      <h2 className="text-title">{words.title}</h2>
      {none && <p className="text-muted">{words.none}</p>}
      {hasAccount && <p className="text-muted">{words.account}</p>}
      <TraceList title={words.messages}>
        {messages.map(({ id, excerpt, createdAt }) => (
          <li key={id} className="relative">
            <TextLink
              to={`/admin/messages/${id}`}
              className="line-clamp-2 after:absolute after:inset-0"
            >
              {excerpt}
            </TextLink>
            <span className="block text-faint">{formatDate(createdAt)}</span>
          </li>
        ))}
      </TraceList>
      <TraceList title={words.leads}>
        {leads.map(({ interest, topic, sentence, wantsNewsletter, at }) => (
          <li key={at}>
            {[interest, topic, wantsNewsletter && words.newsletter].filter(Boolean).join(", ")}{" "}
            {sentence && <q className="text-muted">{sentence}</q>}{" "}
            <span className="text-faint">{formatDate(at)}</span>
          </li>
        ))}
      </TraceList>
      <TraceList title={words.downloads}>
        {downloads.map(({ title, slug, at }) => (
          <li key={at} className="relative">
            <TextLink to={`/templates/${slug}`} className="after:absolute after:inset-0">
              {title}
            </TextLink>
            <span className="block text-faint">{formatDate(at)}</span>
          </li>
        ))}
      </TraceList>
    </section>
  );
}

function TraceList({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <h3 className="text-small font-semibold text-muted">{title}</h3>
      <ul className="mt-2 flex flex-col gap-2 text-small">{children}</ul>
    </div>
  );
}
