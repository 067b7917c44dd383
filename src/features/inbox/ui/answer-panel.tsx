import { useRef } from "react";
import { useLocation } from "react-router";
import { inbox } from "#content/accounts/admin.ts";
import type { CannedAnswer, PLACEHOLDERS } from "#content/accounts/canned-answers.ts";
import { brand } from "#content/site/brand.ts";
import { FilesField } from "#client/forms/files-field.tsx";
import { ActionForm } from "#client/forms/action-form.tsx";
import { ActionButton } from "#client/forms/action-button.tsx";
import { useFormDraftKey } from "#client/forms/form-draft.ts";
import { useDraft } from "#client/use-draft.ts";
import { useAuth } from "#features/auth/client/session/auth-context.ts";
import { Button, buttonClasses, ButtonLink } from "#design/button.tsx";
import { Checkbox, Field, TextArea, TextInput } from "#design/field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { formatDateTime } from "#shared/text/format-date.ts";
import { FILES } from "#shared/uploads.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { NewAnswer } from "../contract.ts";
import type { Answer, Colleague, MessageDetails, Reply } from "../views.ts";
import { MAX_ANSWER, MAX_SUBJECT } from "../limits.ts";
import { Conversation } from "./conversation.tsx";
import { useNeighbors } from "./use-neighbors.ts";

const labels = inbox.answer;

type Props = {
  message: MessageDetails["message"];
  answers: readonly Answer[];
  replies: readonly Reply[];
  calls: MessageDetails["calls"];
  repliesComeHere: boolean;
  emailsLeave: boolean;
  cannedAnswers: MessageDetails["cannedAnswers"];
  staff: MessageDetails["staff"];
  onAnswer: (answer: Omit<NewAnswer, "version">, files?: readonly File[]) => Promise<void>;
};

export function AnswerPanel({ answers, replies, calls, ...rest }: Props) {
  return (
    <section id="answer" tabIndex={-1} className="mt-10 border-t border-hairline pt-8">
      <Conversation messageId={rest.message.id} answers={answers} replies={replies} calls={calls} />
      <h2 className="mb-4 text-title">{labels.title}</h2>
      {rest.message.email === "" ? (
        <>
          <p className="mb-4 text-muted">{labels.noEmail}</p>
          <NoteAnswered onAnswer={rest.onAnswer} />
        </>
      ) : (
        <>
          <AnswerForm {...rest} />
          <OwnProgram {...rest} />
        </>
      )}
    </section>
  );
}

/** Text that staff have typed into the form of an answer. */
type AnswerFields = { subject?: string; text?: string };

type FormProps = Omit<Props, "answers" | "replies" | "calls">;

function AnswerForm({ message, cannedAnswers, staff, onAnswer, ...rest }: FormProps) {
  const { repliesComeHere, emailsLeave } = rest;
  const { user } = useAuth();
  const text = useRef<HTMLTextAreaElement>(null);
  const lastFilled = useRef("");
  const me = staff.find(({ id }) => id === user?.id);
  const fill = ({ texts }: CannedAnswer) =>
    interpolate(texts[message.language] || texts.en || texts.de, {
      name: message.knownName,
      company: message.company,
      // The server replaces this URL by a button to the calendar, with name and email address filled in.
      booking: brand.bookingUrl,
      brand: brand.name,
      staff: nameOf(me) ?? user?.email?.split("@")[0] ?? "",
      signature: me?.signature ?? "",
    } satisfies Record<(typeof PLACEHOLDERS)[number], string>).trimEnd();
  const begin = (answer: CannedAnswer) => {
    if (!text.current) return;
    const { language } = message;
    const { value } = text.current;
    const filled = fill(answer);
    // After a reload, `lastFilled` is empty, so the text of the draft has to tell which canned answer it contains.
    const earlier = cannedAnswers.map(fill).find((one) => value.includes(one));
    text.current.value = withCannedAnswer(value, earlier ?? lastFilled.current, filled);
    lastFilled.current = filled;
    if (!answer.texts[language])
      toast(interpolate(labels.otherLanguage[language], { title: answer.title }));
    text.current.dispatchEvent(new Event("input", { bubbles: true }));
    text.current.focus();
  };
  return (
    <ActionForm
      submit={emailsLeave ? labels.send : labels.save}
      variant={emailsLeave ? "primary" : "secondary"}
      draft={labels.send}
      beside={<NextMessage id={message.id} />}
      onSubmit={async ({ subject, text: typed, done }, form) => {
        const chosen = form.elements.namedItem(FILES) as HTMLInputElement;
        await onAnswer({ subject, text: typed, done: done === "on" }, [...(chosen.files ?? [])]);
        form.reset();
        toast(emailsLeave ? labels.sent : labels.savedOnly);
      }}
    >
      {!emailsLeave && <p className="text-small text-muted">{labels.noServer}</p>}
      <fieldset aria-label={labels.canned} className="flex flex-wrap gap-2">
        {cannedAnswers.map((answer) => (
          <Button key={answer.title} variant="secondary" onClick={() => begin(answer)}>
            {answer.title}
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
        hint={
          emailsLeave &&
          (repliesComeHere
            ? labels.textHintHere
            : interpolate(labels.textHint, { email: user?.email ?? "" }))
        }
        id="answer-text"
      >
        <TextArea ref={text} name="text" rows={10} required maxLength={MAX_ANSWER} />
      </Field>
      <FilesField />
      {emailsLeave && <Checkbox name="done" defaultChecked label={labels.done} />}
    </ActionForm>
  );
}

/**
 * Puts a canned answer into the text of staff, in place of an earlier canned answer that staff have not edited. If
 * staff have edited the earlier one, only adds the paragraphs that neither the text nor the earlier one has, above the
 * signature.
 * @param earlier - the canned answer that was put in before; "" if there was none
 * @param filled - the new canned answer, with its placeholders filled in
 */
export function withCannedAnswer(text: string, earlier: string, filled: string): string {
  if (earlier && text.includes(earlier)) return text.replace(earlier, () => filled);
  const typed = paragraphsOf(text.trimEnd());
  const all = paragraphsOf(filled);
  const known = new Set([...typed, ...paragraphsOf(earlier)]);
  const signature = typed.lastIndexOf(all.at(-1) ?? "");
  const place = signature === -1 ? typed.length : signature;
  return typed.toSpliced(place, 0, ...all.filter((one) => !known.has(one))).join("\n\n");
}

function paragraphsOf(text: string): string[] {
  return text === "" ? [] : text.split("\n\n");
}

/** Returns the name that a member of staff has set; undefined if there is none. */
function nameOf(member: Colleague | undefined): string | undefined {
  return member && [member.email, member.id].includes(member.name) ? undefined : member?.name;
}

/**
 * Maximum number of characters that a mailto: link contains of the answer and the quoted message together, unless the
 * answer alone is longer. Some mail programs cut longer links.
 */
const MAX_MAILED = 1200;

/** Opens the answer, as it is typed so far, in an email program of the staff member's own. */
function OwnProgram({ message, onAnswer }: Pick<Props, "message" | "onAnswer">) {
  const { name, email, createdAt } = message;
  const [draft] = useDraft<{ now?: AnswerFields }>(useFormDraftKey(labels.send) ?? "");
  const { subject = message.replySubject, text = "" } = draft?.now ?? {};
  const quoted = `${interpolate(labels.quoted, { name, day: formatDateTime(createdAt) })}\n${message.message
    .slice(0, Math.max(0, MAX_MAILED - text.length))
    .toWellFormed()
    .replace(/^/gm, "> ")}`;
  const query = { subject, body: `${text}\n\n${quoted}`.replaceAll("\n", "\r\n") };
  const parts = Object.entries(query).map(
    ([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`,
  );
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <a
        href={`mailto:${encodeURIComponent(email)}?${parts.join("&")}`}
        className={buttonClasses({ variant: "secondary" })}
      >
        {labels.own}
      </a>
      <NoteAnswered onAnswer={onAnswer} />
    </div>
  );
}

function NoteAnswered({ onAnswer }: Pick<Props, "onAnswer">) {
  return (
    <ActionButton variant="quiet" onPress={() => onAnswer({ done: true })}>
      {labels.noteOwn}
    </ActionButton>
  );
}

function NextMessage({ id }: { id: string }) {
  const { search } = useLocation();
  const { next } = useNeighbors(id);
  return (
    next && (
      <ButtonLink to={`/admin/messages/${next}${search}`} variant="quiet">
        {inbox.next}
      </ButtonLink>
    )
  );
}
