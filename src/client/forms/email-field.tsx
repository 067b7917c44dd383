import { useEffect, useRef } from "react";
import { formWords } from "#content/site/forms.ts";
import { Field, TextInput } from "#design/field.tsx";
import { MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";
import { setTypedEmail, typedEmail } from "./typed-email.ts";

/**
 * An input for an email address. With the default `autoComplete` "username", the address that is typed here also
 * appears in such inputs on other pages, until a form is sent.
 */
export function EmailField({
  label = formWords.email,
  autoComplete = "username",
  defaultValue,
}: {
  label?: string;
  autoComplete?: string;
  defaultValue?: string | undefined;
}) {
  const isCarried = autoComplete === "username";
  const input = useRef<HTMLInputElement>(null);
  // Remembers an address that the visitor typed before the scripts ran: no event handler noticed it.
  useEffect(() => {
    if (isCarried && input.current?.value) setTypedEmail(input.current.value);
  }, [isCarried]);
  return (
    <Field label={label} required>
      <TextInput
        ref={input}
        type="email"
        name="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_EMAIL_LENGTH}
        defaultValue={defaultValue ?? (isCarried ? typedEmail() : undefined)}
        onInput={({ currentTarget }) => isCarried && setTypedEmail(currentTarget.value)}
      />
    </Field>
  );
}
