import { humanize } from "#check/read/humanize.ts";
import { passport as content } from "#content/library/passport.ts";
import { DeedView } from "#features/diagram/client/run/deed.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { present } from "#shared/text/present.ts";
import type { Passport, Sender } from "#workflow/passport/passport.ts";
import { readerOf } from "../../passport/wording.ts";
import type { Cause, PassportProof } from "../../views.ts";
import { Folded, Points } from "./part.tsx";

const labels = content.messages;

type Props = { proof: PassportProof };

/** This many steps are shown unfolded, each with its first message. The other steps are folded. */
const OPEN = 2;

/** Shows the messages that a workflow sends. Messages to other people come before messages to the workflow's owner. */
export function Messages({ proof }: Props) {
  const { passport, causes } = proof;
  const deciding = Object.values(causes).flat();
  const senders = passport.messages.toSorted((one, other) => rank(one) - rank(other));
  const points = present(
    labels.nobodyElse,
    passport.messages.some(isApproved) && labels.approved,
    ...decisionTexts(deciding),
  );
  return (
    <>
      <Senders proof={proof} senders={senders.slice(0, OPEN)} />
      {senders.length > OPEN && (
        <Folded summary={interpolate(labels.others, { count: senders.length - OPEN })}>
          <Senders proof={proof} senders={senders.slice(OPEN)} />
        </Folded>
      )}
      {deciding.length > 0 && <Points points={points} />}
    </>
  );
}

function rank(sender: Sender): number {
  return readerOf(sender) === "own" ? 1 : 0;
}

function Senders({ proof: { passport, causes }, senders }: Props & { senders: Sender[] }) {
  return (
    <ul className="mb-3 grid gap-x-10 gap-y-8 @3xl:grid-cols-2">
      {senders.map((sender) => (
        <li key={sender.step} className="min-w-0">
          <h4 className="font-semibold">{sender.step}</h4>
          <p className="mb-2 text-small text-muted">
            {readerText(sender)} {causesText(causes[sender.step] ?? [])}
          </p>
          <Texts sender={sender} failed={failedIn(passport, sender)} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns a sentence for each step that decides by numbers from the owner's settings. Each sentence names these
 * numbers.
 */
function decisionTexts(causes: readonly Cause[]): string[] {
  const texts = causes.map(({ step, values }) => {
    const named = values.map((one) =>
      interpolate(labels.value, { name: humanize(one.name), example: one.example }),
    );
    return named.length > 0 && interpolate(labels.decides, { step, values: named.join(", ") });
  });
  return [...new Set(present(...texts))];
}

/**
 * Shortens a list of test cases to its first entry and the number of the others. Another list on the page names all
 * test cases.
 */
function shortened([first = "", ...others]: readonly string[]): string {
  return others.length === 0 ? first : interpolate(labels.andMore, { first, count: others.length });
}

function causesText(causes: readonly Cause[]): string {
  if (causes.length === 0) return "";
  const { start, way: gives, failure } = labels.cause;
  const texts = causes.map(({ step, way }) => {
    const text = way === "" ? start : way === "if it fails" ? failure : gives;
    return interpolate(text, { step, way });
  });
  return interpolate(labels.setOff, { causes: texts.join(labels.or) });
}

/** Lists the tested situations in which a step could not send its message because its service failed. */
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
  const isByAi = sender.ai === "words" && reader !== "own";
  return present(isForm ? labels.form : READERS[reader], isByAi && labels.ai).join(" ");
}

/** Matches the channels by which n8n shows a message on a page: its forms and its chat window. */
const FORMS = /^(?:formTrigger|formPage|chatWindow)$/;

/**
 * Whether WhatsApp has approved the message as a message template. The name of this template is then the message's
 * subject.
 */
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
  const lines = present(
    yes.length > 0 && interpolate(labels.seen, { situations: shortened(yes) }),
    no.length > 0 && interpolate(labels.failed, { situations: shortened(no) }),
  );
  return (
    <>
      <DeedView deed={message} kind={service} />
      {!FORMS.test(message.channel) && (
        <p className="mt-1.5 text-small text-faint">{lines.join(". ")}</p>
      )}
    </>
  );
}
