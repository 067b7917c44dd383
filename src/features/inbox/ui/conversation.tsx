import { inbox } from "#content/accounts/admin.ts";
import { bookings as callLabels } from "#content/accounts/bookings.ts";
import { outbox } from "#content/accounts/outbox.ts";
import { describeCall } from "#features/bookings/client/describe-call.ts";
import { TextLink } from "#design/text-link.tsx";
import { describeFailure } from "#shared/deliveries.ts";
import { formatDateTime } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { readableDomains } from "#features/back-office/client/readable-domains.ts";
import type { BookingLine } from "#shared/bookings.ts";
import type { Answer, Reply } from "../views.ts";
import { FileList } from "./file-list.tsx";

const labels = inbox.answer;
const replyLabels = inbox.replies;

type Props = {
  messageId: string;
  answers: readonly Answer[];
  replies: readonly Reply[];
  calls: readonly BookingLine[];
};

export function Conversation({ messageId, answers, replies, calls }: Props) {
  if (answers.length + replies.length + calls.length === 0) return null;
  const entries = [
    ...answers.map((answer) => ({
      ...answer,
      body: <AnswerEntry messageId={messageId} answer={answer} />,
    })),
    ...replies.map((reply) => ({
      ...reply,
      body: <ReplyEntry messageId={messageId} reply={reply} />,
    })),
    ...calls.map((call) => ({ ...call, body: <CallEntry call={call} /> })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <>
      <h2 id="replies" className="text-title">
        {replies.length > 0 ? replyLabels.title : labels.given}
      </h2>
      <ol className="mt-3 mb-8 divide-y divide-hairline border-y border-hairline">
        {entries.map(({ id, body }) => (
          <li key={id} className="py-3 break-words">
            {body}
          </li>
        ))}
      </ol>
    </>
  );
}

function AnswerEntry({ messageId, answer }: { messageId: string; answer: Answer }) {
  const { at, author, subject, text, state, reason, files } = answer;
  return (
    <>
      <p className="text-small text-faint">
        <time dateTime={at}>{formatDateTime(at)}</time>{" "}
        {interpolate(labels.by, { author: author ?? labels.somebody })}{" "}
        {state && `· ${outbox.states[state]}`}
        {reason && state !== "sent" && state !== "kept" && ` · ${describeFailure(reason)}`}
        {(state === "waiting" || state === "failed") && (
          <>
            {" · "}
            <TextLink to={`/admin/outbox?state=${state}`}>{labels.emails}</TextLink>
          </>
        )}
      </p>
      {subject && <p className="mt-1 font-semibold">{subject}</p>}
      <p className="whitespace-pre-wrap">{text || labels.ownProgram}</p>
      <FileList messageId={messageId} files={files} />
    </>
  );
}

function CallEntry({ call }: { call: BookingLine }) {
  return (
    <>
      <p className="text-small text-faint">
        <time dateTime={call.at}>{formatDateTime(call.at)}</time> · {callLabels.call}
      </p>
      <p>{describeCall(call)}</p>
    </>
  );
}

function ReplyEntry({ messageId, reply }: { messageId: string; reply: Reply }) {
  const { at, kind, name, email, subject, text, quoted, files, filesLeftOut } = reply;
  const address = readableDomains(email);
  const sender = name ? interpolate(replyLabels.from, { name, email: address }) : address;
  return (
    <div className="border-s-2 border-accent ps-4">
      <p className="text-small text-faint">
        <span className="font-semibold text-muted">{replyLabels.kinds[kind]}</span> ·{" "}
        <time dateTime={at}>{formatDateTime(at)}</time> · {sender}
      </p>
      {subject && <p className="mt-1 font-semibold">{subject}</p>}
      <p className="whitespace-pre-wrap">{text}</p>
      {quoted && (
        <details className="mt-2 text-small text-muted">
          <summary>{replyLabels.quoted}</summary>
          <p className="mt-2 whitespace-pre-wrap">{quoted}</p>
        </details>
      )}
      <FileList messageId={messageId} files={files} />
      {filesLeftOut && <p className="mt-2 text-small text-muted">{replyLabels.leftOut}</p>}
    </div>
  );
}
