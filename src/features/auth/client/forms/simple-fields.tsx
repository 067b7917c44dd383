import { useEffect, useRef } from "react";
import { accountWords } from "#content/accounts/account.ts";
import { Field, TextInput } from "#design/field.tsx";
import { useFocused } from "#design/focus.ts";
import { MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";
import { MAX_CODE } from "../../limits.ts";
import { keepTypedEmail, typedEmail } from "./typed-email.ts";

/** `username`: the account's own address, carried from one account page to the next. */
export function EmailField({
  label = accountWords.email,
  name = "email",
  autoComplete = "username",
  defaultValue,
}: {
  label?: string;
  name?: string;
  autoComplete?: string;
  defaultValue?: string | undefined;
}) {
  const carried = autoComplete === "username";
  const input = useRef<HTMLInputElement>(null);
  // Typed before the scripts were there.
  useEffect(() => {
    if (carried && input.current?.value) keepTypedEmail(input.current.value);
  }, [carried]);
  return (
    <Field label={label} required>
      <TextInput
        ref={input}
        type="email"
        name={name}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_EMAIL_LENGTH}
        defaultValue={defaultValue ?? (carried ? typedEmail() : undefined)}
        onInput={({ currentTarget }) => carried && keepTypedEmail(currentTarget.value)}
      />
    </Field>
  );
}

export function CodeField({
  label = accountWords.code,
  focused = false,
}: {
  label?: string;
  focused?: boolean;
}) {
  const input = useFocused(focused);
  return (
    <Field label={label} hint={accountWords.codeHint} required>
      <TextInput
        ref={input}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\s*[0-9]{3}\s?[0-9]{3}\s*"
        maxLength={MAX_CODE}
        className="max-w-48 text-lead tracking-[0.2em] tabular-nums"
      />
    </Field>
  );
}

/** Password managers file a password under its account. */
export function AccountName({ email }: { email: string | undefined }) {
  return (
    <input
      type="email"
      name="username"
      autoComplete="username"
      value={email ?? ""}
      readOnly
      tabIndex={-1}
      aria-hidden
      className="sr-only"
    />
  );
}
