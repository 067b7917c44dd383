import { useContext, useEffect, useRef, useState, type FormEvent } from "react";
import { rememberVisitor } from "#client/booking-link.ts";
import { readDraft, writeDraft } from "#client/draft.ts";
import { randomId } from "#client/random-id.ts";
import { Button } from "#design/button.tsx";
import { Checkbox, Field, TextArea, TextInput } from "#design/field.tsx";
import { focusFirstInvalid } from "#design/focus-first-invalid.ts";
import { useInSight } from "#design/focus.ts";
import { LinkedSentence } from "#design/linked-sentence.tsx";
import { RobotTrap } from "#features/contact/client/robot-trap.tsx";
import { inputRules } from "#features/contact/fields.ts";
import { X } from "lucide-react";
import type { Card, ChatTurn } from "../../contract.ts";
import { MAX_DETAIL } from "../../limits.ts";
import { OnLeave } from "../messages/safe-link.tsx";
import { ChatLanguage, useWords } from "../chat-language.ts";
import { sendToPerson, type Outcome } from "../conversation/send-to-person.ts";

export type DetailsCard = Extract<Card, { type: "details" }>;

/** Details that the visitor may remove from the form, in the order of the form. */
const OPTIONAL = ["trade", "template", "numbers"] as const;

/** Key of the draft with the texts that the visitor has typed into the form, by field. */
export const PERSON_DRAFT = "chat-person-draft";

const typed = () => (readDraft(PERSON_DRAFT) ?? {}) as Partial<Record<string, string>>;
const keep = (name: string, value: string) =>
  writeDraft(PERSON_DRAFT, { ...typed(), [name]: value });

/**
 * The form by which a visitor writes to staff. `understood`: details from the conversation, which are in the form at
 * first and which the visitor can change.
 */
export function PersonForm({
  transcript,
  understood,
  onCancel,
  onSent,
}: {
  transcript: () => ChatTurn[];
  understood: DetailsCard | undefined;
  onCancel: () => void;
  onSent: (sent: string) => void;
}) {
  const language = useContext(ChatLanguage);
  const { details: words, person, faults } = useWords();
  const { title, text } = understood ? words : person;
  const details = understood?.details;
  const { labels } = words;
  // The idempotency key. All attempts to send the same texts have the same key, so that the server stores the message
  // only once.
  const key = useRef(randomId());
  const onLeave = useContext(OnLeave);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [sending, setSending] = useState(false);
  const [{ error, fields }, setOutcome] = useState<Outcome>({ fields: {} });
  /** The invalid fields of the last attempt. Only a new attempt moves the focus to the first of them. */
  const [refused, setRefused] = useState<Outcome["fields"]>({});

  // The keys of the drafts for email address and phone number contain the value from the conversation. If the visitor
  // gives a newer value in the conversation, no draft has its key, so the form shows the newer value.
  const keyOf = (name: string) =>
    name === "email" || name === "phone" ? `${name} for ${details?.[name] ?? ""}` : name;
  const valueOf = (name: string, fallback = "") => typed()[keyOf(name)] ?? fallback;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(refused).length > 0) focusFirstInvalid(form.current);
  }, [refused]);
  const failure = useInSight<HTMLParagraphElement>(!sending && error !== undefined);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const values = new FormData(event.currentTarget);
    setSending(true);
    const outcome = await sendToPerson(values, transcript, key.current, faults);
    setSending(false);
    setOutcome(outcome);
    setRefused(outcome.fields);
    if (!outcome.sent) return;
    writeDraft(PERSON_DRAFT, undefined);
    if (understood) rememberVisitor({ language });
    onSent(words.sent);
  }

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="chat-person-title"
      onSubmit={(event) => void submit(event)}
      onInput={({ target }) => {
        key.current = randomId();
        const { name, value, type, validity } = target as HTMLInputElement;
        if (fields[name] && validity.valid)
          setOutcome({ error, fields: { ...fields, [name]: undefined } });
        if (type !== "checkbox") keep(keyOf(name), value);
      }}
      className="flex min-h-0 grow flex-col gap-3.5 overflow-y-auto p-5"
    >
      <div>
        <h3 id="chat-person-title" className="text-title">
          {title}
        </h3>
        <p className="mt-1 text-small text-muted">{text}</p>
      </div>
      <div role="alert" className="empty:-mb-3.5">
        {error && (
          <p ref={failure} tabIndex={-1} className="text-small text-error">
            {error}
          </p>
        )}
      </div>
      <div className="grid grid-cols-2 gap-3.5">
        <Field label={labels.name} required error={fields["name"]}>
          <TextInput
            {...inputRules("name")}
            defaultValue={valueOf("name", details?.name)}
            ref={first}
          />
        </Field>
        <Field label={labels.phone} error={fields["phone"]}>
          <TextInput
            {...inputRules("phone")}
            type="tel"
            defaultValue={valueOf("phone", details?.phone)}
          />
        </Field>
      </div>
      <Field label={labels.email} error={fields["email"]}>
        <TextInput
          {...inputRules("email")}
          type="email"
          defaultValue={valueOf("email", details?.email)}
        />
      </Field>
      <Field label={labels.message} required error={fields["message"]}>
        <TextArea {...inputRules("message")} defaultValue={valueOf("message", details?.task)} />
      </Field>
      {OPTIONAL.map((name) => (
        <Removable
          key={name}
          name={name}
          label={labels[name]}
          remove={words.remove.replace("{label}", labels[name])}
          value={valueOf(name, details?.[name])}
          onRemove={() => keep(name, "")}
        />
      ))}
      <RobotTrap />
      <Checkbox name="transcript" label={labels.transcript} />
      <p className="text-[0.8125rem] leading-snug text-faint">
        <LinkedSentence sentence={words.privacy} onClick={onLeave} />
      </p>
      <div className="mt-auto flex justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={sending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

function Removable({
  name,
  label,
  remove,
  value,
  onRemove,
}: {
  name: (typeof OPTIONAL)[number];
  label: string;
  remove: string;
  value: string;
  onRemove: () => void;
}) {
  const [isRemoved, setRemoved] = useState(value === "");
  if (isRemoved) return null;
  return (
    <div className="flex items-end gap-2">
      <Field label={label} className="grow">
        <TextInput name={name} defaultValue={value} maxLength={MAX_DETAIL[name]} />
      </Field>
      <button
        type="button"
        aria-label={remove}
        onClick={(event) => {
          // The button disappears after the press, so the message field gets the focus.
          event.currentTarget.closest("form")?.querySelector("textarea")?.focus();
          setRemoved(true);
          onRemove();
        }}
        className="grid size-11 shrink-0 place-items-center rounded-control border border-edge text-muted hover:text-text"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
