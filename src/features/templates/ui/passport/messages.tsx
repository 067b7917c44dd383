import { passport as words } from "#content/library/passport.ts";
import { DeedView } from "#features/diagram/client/run/deed.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import { Folded, Part } from "./part.tsx";

const labels = words.messages;

type Sender = Passport["messages"][number];

export function Messages({ passport: { messages } }: { passport: Passport }) {
  return (
    <Part id="messages" text={labels.text}>
      {messages.length === 0 && <p className="text-muted">{labels.none}</p>}
      <ul className="grid gap-x-10 gap-y-8 @3xl:grid-cols-2">
        {messages.map((sender) => (
          <li key={sender.step} className="min-w-0">
            <h3 className="font-semibold">{sender.step}</h3>
            <p className="mb-2 text-small text-muted">
              {readerText(sender)}
              {isApproved(sender) && ` ${labels.approved}`}
            </p>
            <Texts sender={sender} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function readerText({ own, asks, seen: [first] }: Sender): string {
  if (first?.message.act === "draft") return labels.draft;
  if (own) return labels.toOwner;
  if (first?.message.act === "answer") return labels.answer;
  return asks ? labels.asks : labels.toOthers;
}

/** Whether the message has a subject in WhatsApp, which is the name of an approved message template. */
function isApproved({ seen: [first] }: Sender): boolean {
  return first?.message.channel === "whatsApp" && first.message.subject !== "";
}

function Texts({ sender: { seen, service } }: { sender: Sender }) {
  const [first, ...more] = seen;
  if (!first) return null;
  return (
    <>
      <Seen {...first} service={service} />
      {more.length > 0 && (
        <Folded
          summary={
            more.length === 1 ? labels.moreOne : interpolate(labels.more, { count: more.length })
          }
        >
          <div className="space-y-5">
            {more.map((one) => (
              <Seen key={JSON.stringify(one.message)} {...one} service={service} />
            ))}
          </div>
        </Folded>
      )}
    </>
  );
}

function Seen({ message, situations, service }: Sender["seen"][number] & { service: string }) {
  return (
    <>
      <DeedView deed={message} kind={service} />
      <p className="mt-1.5 text-small text-faint">
        {interpolate(labels.seen, { situations: situations.join("; ") })}
      </p>
    </>
  );
}
