import { inbox as labels } from "#content/accounts/admin.ts";
import { Row, Rows } from "#features/back-office/client/rows.tsx";
import { Chip } from "#design/chip.tsx";
import { Checkbox } from "#design/field.tsx";
import { formatDate } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { MessageLine } from "../views.ts";

type Props = {
  messages: readonly MessageLine[];
  ticked?: ReadonlySet<string>;
  onTick?: (id: string, on: boolean) => void;
  empty?: string;
};

/** From a message that is opened here, keys lead to the others of this list. */
export function MessageList({ messages, ticked, onTick, empty }: Props) {
  const beside = messages.map(({ id }) => id);
  return (
    <Rows empty={empty}>
      {messages.map((message) => (
        <Row
          key={message.id}
          id={message.id}
          title={message.name}
          to={`/admin/messages/${message.id}`}
          linkState={{ beside }}
          marks={<Chip>{message.replied ? labels.replied : labels.statuses[message.status]}</Chip>}
          at={message.createdAt}
          facts={factsOf(message)}
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
          <p className="mt-1 line-clamp-2 break-words text-muted">{message.excerpt}</p>
        </Row>
      ))}
    </Rows>
  );
}

function factsOf({ email, company, assignee, followUpOn, tags }: MessageLine): string {
  const facts = [
    email,
    company,
    assignee && `→ ${assignee}`,
    followUpOn && interpolate(labels.dueOn, { day: formatDate(`${followUpOn}T12:00`) }),
    ...tags.map((tag) => `#${tag}`),
  ];
  return facts.filter(Boolean).join(" · ");
}
