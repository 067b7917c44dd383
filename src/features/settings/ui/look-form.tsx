import { useState } from "react";
import { business as words } from "#content/accounts/business.ts";
import { Checkbox, Field, TextInput } from "#design/field.tsx";
import type { SettingsView } from "../contract.ts";
import { Group } from "./group.tsx";

const { look } = words.groups;
/** Default accent colors of both themes (src/design/css/tokens.css). */
const DELIVERED = { dark: "#c29bff", light: "#7421d6" };

type Props = {
  view: SettingsView;
  onSave: (change: object) => Promise<void>;
};

export function LookForm({ view: { settings, logo }, onSave }: Props) {
  const [hasAccent, setHasAccent] = useState(settings.accent !== undefined);
  const colors = settings.accent ?? DELIVERED;
  return (
    <Group
      words={look}
      onSave={async ({ dark, light, remove }, form) => {
        const input = form.elements.namedItem("logo") as HTMLInputElement;
        const file = input.files?.[0];
        await onSave({
          accent: hasAccent ? { dark, light } : null,
          ...(remove && { logo: null }),
          ...(file && { logo: await dataUrlOf(file) }),
        });
        input.value = "";
      }}
    >
      {logo && <img src={logo} alt="" className="h-12 w-auto max-w-48 self-start object-contain" />}
      <Field label={words.fields.logo}>
        <TextInput
          name="logo"
          type="file"
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          className="py-2.5"
        />
      </Field>
      {logo && <Checkbox name="remove" label={look.remove} />}
      <Checkbox
        name="own"
        label={look.own}
        checked={hasAccent}
        onChange={({ target }) => setHasAccent(target.checked)}
      />
      {hasAccent &&
        (["dark", "light"] as const).map((theme) => (
          <Field key={theme} label={words.fields[theme]}>
            <TextInput
              name={theme}
              type="color"
              className="max-w-24"
              defaultValue={colors[theme]}
            />
          </Field>
        ))}
    </Group>
  );
}

function dataUrlOf(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve(reader.result as string));
  reader.addEventListener("error", () => reject(reader.error ?? new Error(words.problems.logo)));
  reader.readAsDataURL(file);
  return promise;
}
