import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { accountWords } from "#content/accounts/account.ts";
import { IconButton } from "#design/button.tsx";
import { Field, TextInput } from "#design/field.tsx";
import { useFocused } from "#design/focus.ts";
import { PASSWORD } from "#features/auth/limits.ts";

type PasswordFieldProps = {
  label?: string;
  name?: string;
  kind: "new" | "current";
  focused?: boolean;
};

export function PasswordField({
  kind,
  name = "password",
  label = kind === "new" ? accountWords.newPassword : accountWords.password,
  focused = false,
}: PasswordFieldProps) {
  const input = useFocused(focused);
  const [shown, setShown] = useState(false);
  const Sign = shown ? EyeOff : Eye;
  return (
    <Field label={label} required hint={kind === "new" ? accountWords.passwordHint : undefined}>
      <span className="relative block">
        <TextInput
          ref={input}
          type={shown ? "text" : "password"}
          name={name}
          autoComplete={`${kind}-password`}
          autoCapitalize="none"
          spellCheck={false}
          minLength={kind === "new" ? PASSWORD.minCharacters : undefined}
          maxLength={PASSWORD.maxCharacters}
          className="pr-13"
        />
        <IconButton
          label={shown ? accountWords.hide : accountWords.show}
          aria-pressed={shown}
          className="needs-script absolute top-0.5 right-0.5"
          onClick={() => setShown(!shown)}
        >
          <Sign aria-hidden className="size-5" />
        </IconButton>
      </span>
    </Field>
  );
}

/** Password managers store this hidden email address together with the password. */
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
