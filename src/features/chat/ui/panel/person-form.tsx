import { useContext, useEffect, useRef, useState, type FormEvent } from "react";
import { chat } from "#content/assistant/chat.ts";
import { contact } from "#content/landing/contact.ts";
import { randomId } from "#client/random-id.ts";
import { Button } from "#design/button.tsx";
import { Checkbox, Field, TextArea, TextInput } from "#design/field.tsx";
import { useInSight } from "#design/focus.ts";
import { LinkedSentence } from "#design/linked-sentence.tsx";
import { RobotTrap } from "#features/contact/client/robot-trap.tsx";
import { inputRules } from "#features/contact/fields.ts";
import type { ChatTurn } from "../../contract.ts";
import { OnLeave } from "../messages/safe-link.tsx";
import { sendToPerson, typedEmail, type Outcome } from "../conversation/send-to-person.ts";

const words = chat.person;
const { privacy } = contact.form;

export function PersonForm({
  transcript,
  onCancel,
  onSent,
}: {
  transcript: () => ChatTurn[];
  onCancel: () => void;
  onSent: () => void;
}) {
  // Retries use the same key, so that the server stores one message.
  const key = useRef(randomId());
  const onLeave = useContext(OnLeave);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [sending, setSending] = useState(false);
  const [{ error, fields }, setOutcome] = useState<Outcome>({ fields: {} });

  const failure = useInSight<HTMLParagraphElement>(!sending && error !== undefined);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const values = new FormData(event.currentTarget);
    setSending(true);
    const outcome = await sendToPerson(values, transcript, key.current);
    setSending(false);
    setOutcome(outcome);
    if (outcome.sent) onSent();
  }

  return (
    <form
      noValidate
      aria-labelledby="chat-person-title"
      onSubmit={(event) => void submit(event)}
      onInput={() => (key.current = randomId())}
      className="flex min-h-0 grow flex-col gap-3.5 overflow-y-auto p-5"
    >
      <div>
        <h3 id="chat-person-title" className="text-title">
          {words.title}
        </h3>
        <p className="mt-1 text-small text-muted">{words.text}</p>
      </div>
      <div role="alert" className="empty:-mb-3.5">
        {error && (
          <p ref={failure} tabIndex={-1} className="text-small text-error">
            {error}
          </p>
        )}
      </div>
      <Field label={words.nameLabel} required error={fields["name"]}>
        <TextInput {...inputRules("name")} ref={first} />
      </Field>
      <Field label={words.emailLabel} required error={fields["email"]}>
        <TextInput {...inputRules("email")} type="email" defaultValue={typedEmail(transcript())} />
      </Field>
      <Field label={words.messageLabel} required error={fields["message"]}>
        <TextArea {...inputRules("message")} />
      </Field>
      <RobotTrap />
      <Checkbox name="transcript" label={words.transcript} />
      <p className="text-[0.8125rem] leading-snug text-faint">
        <LinkedSentence words={privacy} onClick={onLeave} />
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
