import { useRef } from "react";
import { outbox } from "#content/accounts/outbox.ts";
import { inbox } from "#content/accounts/admin.ts";
import { cannedAnswers } from "#content/accounts/canned-answers.ts";
import { brand } from "#content/site/brand.ts";
import { ActionForm } from "#client/forms/action-form.tsx";
import { ActionButton } from "#features/back-office/client/action-button.tsx";
import { useAuth } from "#features/auth/client/session/auth-context.ts";
import { inTab, readStored, removeStored, store } from "#client/storage.ts";
import { Button, buttonClasses } from "#design/button.tsx";
import { Checkbox, Field, TextArea, TextInput } from "#design/field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { TextLink } from "#design/text-link.tsx";
import { describeFailure } from "#shared/deliveries.ts";
import { formatDateTime } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { NewAnswer } from "../contract.ts";
import type { Answer, MessageDetails } from "../views.ts";
import { MAX_ANSWER, MAX_SUBJECT } from "../limits.ts";

const labels = inbox.answer;

type Props = {
  message: MessageDetails["message"];
  answers: readonly Answer[];
  onAnswer: (answer: Omit<NewAnswer, "version">) => Promise<void>;
};

export function AnswerPanel({ message, answers, onAnswer }: Props) {
  return (
    <section id="answer" className="mt-10 border-t border-hairline pt-8">
      <Given answers={answers} />
      <h2 className="mb-4 text-title">{labels.title}</h2>
      <AnswerForm message={message} onAnswer={onAnswer} />
      <OwnProgram message={message} onAnswer={onAnswer} />
    </section>
  );
}

function Given({ answers }: Pick<Props, "answers">) {
  if (answers.length === 0) return null;
  return (
    <>
      <h2 className="text-title">{labels.given}</h2>
      <ol className="mt-3 mb-8 divide-y divide-hairline border-y border-hairline">
        {answers.map(({ id, at, author, subject, text, state, reason }) => (
          <li key={id} className="py-3 break-words">
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
          </li>
        ))}
      </ol>
    </>
  );
}

function AnswerForm({ message, onAnswer }: Omit<Props, "answers">) {
  const { user } = useAuth();
  const text = useRef<HTMLTextAreaElement>(null);
  const draft = `answer ${message.id}`;
  const begin = (canned: string) => {
    if (!text.current) return;
    const filled = interpolate(canned, {
      name: message.name,
      company: message.company,
      booking: brand.bookingUrl,
      brand: brand.name,
      staff: user?.email?.split("@")[0] ?? "",
    });
    // Typed text stays, and the canned answer follows it.
    text.current.value = [text.current.value.trimEnd(), filled].filter(Boolean).join("\n\n");
    store(inTab, draft, text.current.value);
    text.current.focus();
  };
  return (
    <ActionForm
      submit={labels.send}
      onSubmit={async ({ subject, text: typed, done }) => {
        await onAnswer({ subject, text: typed, done: done === "on" });
        removeStored(inTab, draft);
        if (text.current) text.current.value = "";
        toast(labels.sent);
      }}
    >
      <fieldset aria-label={labels.canned} className="flex flex-wrap gap-2">
        {cannedAnswers.map((canned) => (
          <Button key={canned.title} variant="secondary" onClick={() => begin(canned.text)}>
            {canned.title}
          </Button>
        ))}
      </fieldset>
      <Field label={labels.subject}>
        <TextInput
          name="subject"
          required
          maxLength={MAX_SUBJECT}
          defaultValue={message.replySubject}
        />
      </Field>
      <Field
        label={labels.text}
        hint={interpolate(labels.textHint, { email: user?.email ?? "" })}
        id="answer-text"
      >
        <TextArea
          ref={text}
          name="text"
          rows={10}
          required
          maxLength={MAX_ANSWER}
          defaultValue={readStored(inTab, draft)}
          onChange={({ target }) => store(inTab, draft, target.value)}
        />
      </Field>
      <Checkbox name="done" defaultChecked label={labels.done} />
    </ActionForm>
  );
}

/** Characters that fit a mailto: address; some mail programs cut longer ones. */
const MAX_QUOTE = 1200;

function OwnProgram({ message, onAnswer }: Omit<Props, "answers">) {
  const { name, email, createdAt } = message;
  const quoted = `${interpolate(labels.quoted, { name, day: formatDateTime(createdAt) })}\n${message.message
    .slice(0, MAX_QUOTE)
    .toWellFormed()
    .replace(/^/gm, "> ")}`;
  const query = {
    subject: message.replySubject,
    body: `\n\n${quoted}`.replaceAll("\n", "\r\n"),
  };
  const parts = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <a
        href={`mailto:${encodeURIComponent(email)}?${parts.join("&")}`}
        className={buttonClasses({ variant: "secondary" })}
      >
        {labels.own}
      </a>
      <ActionButton variant="quiet" onPress={() => onAnswer({ done: true })} done={labels.noted}>
        {labels.noteOwn}
      </ActionButton>
    </div>
  );
}
