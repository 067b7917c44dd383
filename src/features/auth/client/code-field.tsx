import { accountWords } from "#content/accounts/account.ts";
import { Field, TextInput } from "#design/field.tsx";
import { useFocused } from "#design/focus.ts";
import { MAX_CODE } from "../limits.ts";

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
