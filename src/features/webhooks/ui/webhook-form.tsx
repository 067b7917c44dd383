import { webhooks } from "#content/accounts/webhooks.ts";
import { ActionForm } from "#client/forms/action-form.tsx";
import { DraftNote } from "#features/back-office/client/draft-note.tsx";
import { Checkbox, Field, Options, Select, TextInput } from "#design/field.tsx";
import { EVENT_FORMATS, type EventType } from "#shared/events.ts";
import type { WebhookLine } from "../contract.ts";
import { MAX_HEADER_NAME, MAX_HEADER_VALUE, MAX_URL } from "../limits.ts";

const texts = webhooks.form;
const TYPES = Object.keys(webhooks.types) as EventType[];
const USUAL: readonly EventType[] = ["contact.received", "chat.handoff"];

type Values = Record<"url" | "format" | "headerName" | "headerValue", string> & {
  events: EventType[];
};

export function WebhookForm({
  webhook,
  onSubmit,
}: {
  webhook?: WebhookLine;
  onSubmit: (values: Values) => Promise<unknown>;
}) {
  const ticked = webhook?.events ?? USUAL;
  const submit = webhook ? texts.save : texts.create;
  return (
    <ActionForm
      className="max-w-2xl"
      submit={submit}
      {...(webhook && { variant: "secondary" as const })}
      onSubmit={async (
        { url = "", format = "", headerName = "", headerValue = "", ...ticks },
        form,
      ) => {
        const events = TYPES.filter((type) => ticks[type] !== undefined);
        await onSubmit({ url, events, format, headerName, headerValue });
        form.reset();
      }}
    >
      {webhook && (
        <DraftNote
          draft={submit}
          stored={webhook}
          label={texts.now}
          values={[webhook.url, webhooks.formats[webhook.format], webhook.headerName]}
        />
      )}
      <Field label={texts.url} hint={texts.urlHint} required>
        <TextInput
          name="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_URL}
          defaultValue={webhook?.url}
        />
      </Field>
      <fieldset>
        <legend className="mb-1 text-small font-medium">{texts.events}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {TYPES.map((type) => (
            <Checkbox
              key={type}
              name={type}
              defaultChecked={ticked.includes(type)}
              label={webhooks.types[type]}
            />
          ))}
        </div>
      </fieldset>
      <Field label={texts.format}>
        <Select name="format" defaultValue={webhook?.format}>
          <Options of={EVENT_FORMATS.map((format) => [format, webhooks.formats[format]])} />
        </Select>
      </Field>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field label={texts.headerName} hint={texts.headerHint}>
          <TextInput
            name="headerName"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_HEADER_NAME}
            defaultValue={webhook?.headerName}
          />
        </Field>
        <Field label={texts.headerValue} {...(webhook?.headerName && { hint: texts.headerKept })}>
          <TextInput
            type="password"
            name="headerValue"
            autoComplete="off"
            maxLength={MAX_HEADER_VALUE}
          />
        </Field>
      </div>
    </ActionForm>
  );
}
