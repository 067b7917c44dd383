import { useState } from "react";
import { business as texts } from "#content/accounts/business.ts";
import { Button } from "#design/button.tsx";
import { Checkbox, Field, TextInput } from "#design/field.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { readableShade, type Theme } from "#shared/readable-color.ts";
import type { SettingsView } from "../contract.ts";

const { look } = texts.groups;
/** The accent colors that apply if the business has chosen none, as in src/design/css/tokens.css. */
const DELIVERED = { dark: "#c29bff", light: "#7421d6" };

type Props = SettingsView & {
  /** Whether staff have checked "Show the delivered logo again", but have not saved yet. */
  isLogoRemoved: boolean;
};

export function LookFields({ settings: { accent }, logo, isLogoRemoved }: Props) {
  const [hasAccent, setHasAccent] = useState(Boolean(accent));
  return (
    <>
      {logo && <img src={logo} alt="" className="h-12 w-auto max-w-48 self-start object-contain" />}
      <Field label={texts.fields.logo}>
        <TextInput
          name="logo"
          type="file"
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          className="py-1.5"
        />
      </Field>
      {logo && <Checkbox name="noLogo" label={look.remove} defaultChecked={isLogoRemoved} />}
      <Checkbox
        label={look.own}
        checked={hasAccent}
        onChange={({ target }) => setHasAccent(target.checked)}
      />
      {hasAccent &&
        (["dark", "light"] as const).map((theme) => (
          <ColorField key={theme} theme={theme} stored={(accent ?? DELIVERED)[theme]} />
        ))}
    </>
  );
}

/**
 * A field for the accent color in one theme. If the chosen color is hard to read in this theme, a button offers the
 * nearest color that is easy to read.
 */
function ColorField({ theme, stored }: { theme: Theme; stored: string }) {
  const [color, setColor] = useState(stored);
  const shade = readableShade(color, theme);
  return (
    <>
      <Field label={texts.fields[theme]}>
        <TextInput
          name={`accent.${theme}`}
          type="color"
          className="max-w-24"
          value={color}
          onChange={({ target }) => setColor(target.value)}
        />
      </Field>
      {shade !== color && (
        <Button variant="secondary" className="self-start" onClick={() => setColor(shade)}>
          <span aria-hidden style={{ color: shade }}>
            ■
          </span>
          {interpolate(look.shade, { shade })}
        </Button>
      )}
    </>
  );
}

export function dataUrlOf(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve(reader.result as string));
  reader.addEventListener("error", () => reject(reader.error ?? new Error(texts.problems.logo)));
  reader.readAsDataURL(file);
  return promise;
}
