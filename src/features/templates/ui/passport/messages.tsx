import { passport as words } from "#content/library/passport.ts";
import { DeedView } from "#features/diagram/client/run/deed.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import { readerOf } from "../../passport/wording.ts";
import type { PassportProof } from "../../views.ts";
import { Folded } from "./part.tsx";

const labels = words.messages;

type Sender = Passport["messages"][number];

/** Shows every text that the recorded runs sent or showed, by the step that did so. */
export function Messages({ proof: { passport } }: { proof: PassportProof }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 @3xl:grid-cols-2">
      {passport.messages.map((sender) => (
        <li key={sender.step} className="min-w-0">
          <h3 className="font-semibold">{sender.step}</h3>
          <p className="mb-2 text-small text-muted">{readerText(sender)}</p>
          <Texts sender={sender} failed={failedIn(passport, sender)} />
        </li>
      ))}
    </ul>
  );
}

/** Lists the situations in which a step could not send, since its service failed. */
function failedIn({ failures }: Passport, sender: Sender): string[] {
  return failures.flatMap(({ step, state, seen }) =>
    step === sender.step && state === "played" ? seen.map(({ situation }) => situation) : [],
  );
}

const READERS = {
  alone: labels.toOthers,
  asks: labels.asks,
  draft: labels.draft,
  shown: labels.answers,
  own: labels.toOwner,
};

function readerText(sender: Sender): string {
  const reader = readerOf(sender);
  const isForm = FORMS.test(sender.seen[0]?.message.channel ?? "");
  return [
    isForm ? labels.form : READERS[reader],
    ...(sender.ai === "words" && reader !== "own" ? [labels.ai] : []),
    ...(isApproved(sender) ? [labels.approved] : []),
  ].join(" ");
}

/** Matches channels that a visitor sees before anything is sent: forms and the chat window. */
const FORMS = /^(?:formTrigger|formPage|chatWindow)$/;

/** Whether a WhatsApp message has a subject, which is the name of an approved message template. */
function isApproved({ seen: [first] }: Sender): boolean {
  return first?.message.channel === "whatsApp" && first.message.subject !== "";
}

type TextsProps = { sender: Sender; failed: readonly string[] };

function Texts({ sender: { seen, service }, failed }: TextsProps) {
  const [first, ...more] = seen;
  if (!first) return null;
  return (
    <>
      <Seen {...first} service={service} failed={failed} />
      {more.length > 0 && (
        <Folded
          summary={
            more.length === 1 ? labels.moreOne : interpolate(labels.more, { count: more.length })
          }
        >
          <div className="space-y-5">
            {more.map((one) => (
              <Seen key={JSON.stringify(one.message)} {...one} service={service} failed={failed} />
            ))}
          </div>
        </Folded>
      )}
    </>
  );
}

type SeenProps = Sender["seen"][number] & { service: string; failed: readonly string[] };

function Seen({ message, situations, service, failed }: SeenProps) {
  const { yes = [], no = [] } = Object.groupBy(situations, (name) =>
    failed.includes(name) ? "no" : "yes",
  );
  const lines = [
    ...(yes.length > 0 ? [interpolate(labels.seen, { situations: yes.join("; ") })] : []),
    ...(no.length > 0 ? [interpolate(labels.failed, { situations: no.join("; ") })] : []),
  ];
  return (
    <>
      <DeedView deed={message} kind={service} />
      {!FORMS.test(message.channel) && (
        <p className="mt-1.5 text-small text-faint">{lines.join(". ")}</p>
      )}
    </>
  );
}
