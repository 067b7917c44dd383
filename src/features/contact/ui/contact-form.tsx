import { useEffect } from "react";
import { useActionData, useLoaderData, useSearchParams } from "react-router";
import {
  contact,
  defaultServiceOption,
  serviceOptions,
  type ContactFieldName,
} from "#content/landing/contact.ts";
import { brand } from "#content/site/brand.ts";
import { files as fileLabels } from "#content/site/files.ts";
import { promise } from "#content/site/ways-to-us.ts";
import { Button, buttonClasses } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import { useInSight } from "#design/focus.ts";
import { LinkedSentence } from "#design/linked-sentence.tsx";
import { useDraft } from "#client/use-draft.ts";
import { FINDINGS_DRAFT, type FindingsDraft } from "#features/checkup/contract.ts";
import type { TemplateLink } from "#features/templates/contract.ts";
import { useHydrated } from "#delivery/islands/hydrated.ts";
import { FilesField } from "#client/forms/files-field.tsx";
import { FILES } from "#shared/uploads.ts";
import { Check, Info } from "lucide-react";
import { ActionLink } from "#client/action-link.tsx";
import { IconHolder } from "#design/icon/icon-holder.tsx";
import { Field, Options, Select, TextArea, TextInput } from "#design/field.tsx";
import type { FormAnswer } from "../contract.ts";
import { CONTACT_FIELDS, displayValue, fieldId, inputRules } from "../fields.ts";
import { RobotTrap } from "../client/robot-trap.tsx";
import { SendFailure } from "./send-failure.tsx";
import { suggestionIn } from "./suggestion.ts";
import { FORM_ID, useContactForm, type FormState } from "./use-contact-form.ts";

const { form: texts } = contact;

/**
 * Query parameter that says that the form was sent. After a form without scripts, the server redirects the browser to a
 * URL with this parameter.
 */
const SENT = "sent";

export default function ContactCard() {
  return (
    <div className="rounded-card border border-hairline bg-surface p-5 sm:p-9 lg:h-full lg:max-xl:p-7 print:hidden">
      <ContactForm />
    </div>
  );
}

function ContactForm() {
  const answer = useActionData<FormAnswer>();
  const [query] = useSearchParams();
  const template = useLoaderData<{ template?: TemplateLink } | null>()?.template;
  const [found] = useDraft<FindingsDraft>(FINDINGS_DRAFT);
  const { note, ...suggested } = suggestionIn(query, template, found?.lines);
  const { form, alert, state, submit, handleInput, handleBlur, restart } = useContactForm(
    { sent: query.get(SENT) === "1", ...answer },
    suggested.message,
  );
  const hydrated = useHydrated();

  useEffect(() => {
    const service = form.current?.elements.namedItem("service");
    if (!suggested.service || !(service instanceof HTMLSelectElement)) return;
    if (!template || service.value === defaultServiceOption) service.value = suggested.service;
  }, [form, template, suggested.service]);

  if (state.phase === "sent") {
    return <MessageSent sent={state.sent} onAgain={restart} />;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events are those of its inputs
    <form
      ref={form}
      id={FORM_ID}
      tabIndex={-1}
      className="scroll-mt-12"
      method="post"
      encType="multipart/form-data"
      action="/?index#contact"
      noValidate={hydrated}
      aria-labelledby="contact-form-title"
      aria-describedby={note && "contact-form-about"}
      onSubmit={(event) => void submit(event)}
      onInput={handleInput}
      onBlur={(event) => void handleBlur(event)}
    >
      <h3 id="contact-form-title" className="text-subheading">
        {texts.title}
      </h3>
      <p className="text-muted">{promise()}</p>
      {note && (
        <p
          id="contact-form-about"
          className="mt-4 flex gap-3 rounded-control bg-raised px-4 py-3 text-small"
        >
          <Info aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
          {note}
        </p>
      )}
      <SendFailure {...{ alert, state }} />
      <div className="mt-5 grid grid-cols-2 items-start gap-x-2 gap-y-4 sm:gap-5">
        {CONTACT_FIELDS.map((name) => (
          <ContactField
            key={name}
            name={name}
            error={state.fields[name]}
            value={
              answer?.values[name] ??
              suggested[name] ??
              (name === "service" ? defaultServiceOption : "")
            }
          />
        ))}
        <FilesField
          id={fieldId(FILES)}
          error={state.fields[FILES]}
          example={fileLabels.example}
          className="col-span-2"
        />
        <RobotTrap />
      </div>
      <div className="mt-6 flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-center">
        {/* `wire-end`: the decorative line along the left side of the page ends at this button. */}
        <Button
          type="submit"
          size="large"
          busy={state.phase === "submitting"}
          className="wire-end shrink-0"
        >
          {state.phase === "submitting" ? texts.submitting : texts.submit}
        </Button>
        <p className="max-w-[24rem] text-[0.9375rem] leading-normal text-muted">
          <LinkedSentence sentence={texts.privacy} />
        </p>
      </div>
    </form>
  );
}

const { title, text, sent: sentTitle, call, again } = contact.form.success;

/**
 * Replaces the form after a message was sent.
 * @param sent - the message; undefined if the browser sent it without scripts
 */
function MessageSent({ sent, onAgain }: { sent: FormState["sent"]; onAgain: () => void }) {
  const heading = useInSight<HTMLHeadingElement>(true);
  return (
    <div id={FORM_ID} tabIndex={-1} className="flex min-h-96 flex-col items-start">
      {/* After the form is sent, the decorative line along the left side of the page ends at this icon. */}
      <IconHolder className="wire-end border-success">
        <Check aria-hidden strokeWidth={2.25} />
      </IconHolder>
      <h3 ref={heading} tabIndex={-1} className="mt-6 text-subheading">
        {title}
      </h3>
      <p className="mt-2 text-lead text-muted">{text}</p>
      <p className="mt-1 text-muted">{promise()}</p>
      {sent && (
        <section aria-label={sentTitle} className="mt-6 w-full border-y border-hairline py-4">
          <p className="font-semibold">{sentTitle}</p>
          <dl className="mt-2 grid gap-x-5 gap-y-3 sm:grid-cols-2">
            {CONTACT_FIELDS.filter((name) => sent.values[name]).map((name) => (
              <Sent
                key={name}
                label={fields[name].label}
                value={displayValue(name, sent.values[name])}
                isWide={name === "message"}
              />
            ))}
            {sent.files.length > 0 && (
              <Sent label={fileLabels.sent} value={sent.files.join("\n")} isWide />
            )}
          </dl>
        </section>
      )}
      <div className="mt-7 flex flex-wrap gap-3">
        {brand.bookingUrl && <ActionLink action={call} className={buttonClasses({})} />}
        <ActionLink
          action={{ label: again, to: "section", section: "contact" }}
          onClick={onAgain}
          className={buttonClasses({ variant: "secondary" })}
        />
      </div>
    </div>
  );
}

function Sent({ label, value, isWide }: { label: string; value: string; isWide: boolean }) {
  return (
    <div className={classes("min-w-0", isWide && "col-span-full")}>
      <dt className="text-small text-muted">{label}</dt>
      <dd className="line-clamp-6 whitespace-pre-line wrap-anywhere">{value}</dd>
    </div>
  );
}

const { fields, optionalNote } = contact.form;

function ContactField({
  name,
  value,
  error,
}: {
  name: ContactFieldName;
  value: string;
  error: string | undefined;
}) {
  const { label, missing, hint } = fields[name];
  return (
    <Field
      id={fieldId(name)}
      label={label}
      required={missing !== undefined}
      optionalNote={optionalNote}
      hint={hint}
      error={error}
      className={WIDTHS[name] ?? "max-sm:col-span-2"}
    >
      <Input name={name} value={value} />
    </Field>
  );
}

/** CSS classes for the widths of fields. On phones, a field that is not listed fills both columns. */
const WIDTHS: Partial<Record<ContactFieldName, string>> = {
  company: "min-w-0",
  website: "min-w-0",
  message: "col-span-2",
};

function Input({ name, value }: { name: ContactFieldName; value: string }) {
  const { type, autocomplete, placeholder } = fields[name];
  if (type === "select") {
    return (
      <Select name={name} defaultValue={value} autoComplete={autocomplete}>
        <Options of={serviceOptions.map((option) => [option.value, option.label])} />
      </Select>
    );
  }
  const common = { ...inputRules(name), placeholder, defaultValue: value };
  if (type === "textarea") return <TextArea {...common} />;
  if (type === "url") {
    // The input is not of the type "url", because browsers would then refuse "example.com".
    return <TextInput inputMode="url" autoCapitalize="none" {...common} />;
  }
  return <TextInput type={type} {...common} />;
}
