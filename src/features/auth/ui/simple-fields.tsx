import { accountWords } from "#content/account.ts";
import { Field, TextInput } from "#design/field.tsx";

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
  return (
    <Field label={label} required>
      <TextInput
        type="email"
        name={name}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={defaultValue}
      />
    </Field>
  );
}

/** Six digits, from a mail or an app; phones offer them above the keyboard. */
export function CodeField({ label = accountWords.code }: { label?: string }) {
  return (
    <Field label={label} hint={accountWords.codeHint} required>
      <TextInput
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\s*[0-9]{3}\s?[0-9]{3}\s*"
        maxLength={12}
        className="max-w-48 text-lead tracking-[0.2em] tabular-nums"
      />
    </Field>
  );
}
