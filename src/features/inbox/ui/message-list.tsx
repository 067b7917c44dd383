import { inbox as labels } from "#content/accounts/admin.ts";
import { Row, Rows } from "#features/back-office/client/rows.tsx";
import { Chip } from "#design/chip.tsx";
import { Checkbox } from "#design/field.tsx";
import { formatDate } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { readableDomains } from "#features/back-office/client/readable-domains.ts";
import type { MessageLine } from "../views.ts";

type Props = {
  messages: readonly MessageLine[];
  /**
   * Search and filters of the list. Each link to a message contains them, so that the page of the message shows the
   * same list.
   */
  query: URLSearchParams;
  ticked?: ReadonlySet<string>;
  onTick?: (id: string, on: boolean) => void;
};

export function MessageList({ messages, query, ticked, onTick }: Props) {
  const search = query.size > 0 ? `?${query}` : "";
  return (
    <Rows>
      {messages.map((message) => (
        <Row
          key={message.id}
          id={message.id}
          title={message.name}
          to={`/admin/messages/${message.id}${search}`}
          marks={<Marks {...message} withEmail={ticked !== undefined} />}
          at={message.createdAt}
          tick={
            ticked && (
              <Checkbox
                className="relative z-10 -my-2"
                label={
                  <span className="sr-only">
                    {interpolate(labels.bulk.tick, { name: message.name })}
                  </span>
                }
                checked={ticked.has(message.id)}
                onChange={({ target }) => onTick?.(message.id, target.checked)}
              />
            )
          }
        >
          <p className="truncate text-small text-muted">
            {[...factsOf(message), message.excerpt].join(" · ")}
          </p>
        </Row>
      ))}
    </Rows>
  );
}

type MarksProps = MessageLine & { withEmail: boolean };

function Marks({ status, replied, email, eraseBy, repeated, withEmail }: MarksProps) {
  return (
    <>
      {status === "new" && !replied ? (
        <span className="size-2 rounded-full bg-accent">
          <span className="sr-only">{labels.statuses.new}</span>
        </span>
      ) : (
        <Chip>{replied ? labels.replied : labels.statuses[status]}</Chip>
      )}
      {eraseBy && <Chip>{interpolate(labels.eraseBy, { day: formatDate(eraseBy) })}</Chip>}
      {repeated && <Chip>{labels.repeated}</Chip>}
      {withEmail && (
        <span className="text-small text-faint max-sm:hidden">{readableDomains(email)}</span>
      )}
    </>
  );
}

function factsOf({ company, assignee, followUpOn, tags }: MessageLine): string[] {
  const facts = [
    company,
    assignee && `→ ${assignee}`,
    followUpOn && interpolate(labels.dueOn, { day: formatDate(`${followUpOn}T12:00`) }),
    ...tags.map((tag) => `#${tag}`),
  ];
  return facts.flatMap((fact) => fact || []);
}
