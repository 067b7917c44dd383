import { inbox as words } from "#content/accounts/admin.ts";
import { Checkbox } from "#design/field.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { MessageLine } from "../views.ts";
import { MessageRow } from "./message-row.tsx";

type Props = {
  messages: readonly MessageLine[];
  ticked?: ReadonlySet<string>;
  onTick?: (id: string, on: boolean) => void;
};

export function MessageList({ messages, ticked, onTick }: Props) {
  const ids = messages.map(({ id }) => id);
  return (
    <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
      {messages.map((message) => (
        <MessageRow key={message.id} message={message} beside={ids}>
          {ticked && (
            <Checkbox
              className="relative z-10 -my-2"
              label={
                <span className="sr-only">
                  {interpolate(words.bulk.tick, { name: message.name })}
                </span>
              }
              checked={ticked.has(message.id)}
              onChange={({ target }) => onTick?.(message.id, target.checked)}
            />
          )}
        </MessageRow>
      ))}
    </ul>
  );
}
