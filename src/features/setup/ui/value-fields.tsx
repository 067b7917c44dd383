import { useState } from "react";
import { setUp } from "#content/library/set-up.ts";
import { Checkbox, Field, TextArea, TextInput } from "#design/field.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Typed } from "#workflow/setup/fill.ts";
import { faultIn, kindOf, type Fault, type Kind } from "#workflow/setup/kinds.ts";
import type { SetupField } from "#workflow/setup/setup.ts";

const { form: labels } = setUp;
/** If a default or example value is longer than this, in characters, the field has several lines. */
const LONG = 60;

/**
 * The fields for a template's values. Fields with a default, and not just an example, are folded away below the
 * others.
 */
export function ValueFields({
  fields,
  typed,
  onType,
}: {
  fields: SetupField[];
  typed: Typed["values"];
  onType: (typed: Typed["values"]) => void;
}) {
  const inputs = (shown: SetupField[]) =>
    shown.map((field) => (
      <ValueField
        key={field.name}
        field={field}
        typed={typed[field.name]}
        fault={faultIn(field, typed, fields)}
        onType={(next) => onType({ ...typed, [field.name]: next })}
      />
    ));
  const others = fields.filter(({ isExample }) => !isExample);
  return (
    <>
      {inputs(fields.filter(({ isExample }) => isExample))}
      {others.length > 0 && (
        <details>
          <summary className="opens py-3 text-muted hover:text-text">
            {interpolate(labels.others, { count: others.length })}
          </summary>
          <div className="mt-4 space-y-5">{inputs(others)}</div>
        </details>
      )}
    </>
  );
}

function ValueField({
  field,
  typed,
  fault,
  onType,
}: {
  field: SetupField;
  typed: string | boolean | undefined;
  fault: Fault | undefined;
  onType: (typed: string | boolean) => void;
}) {
  const { label, explanation, value, isExample } = field;
  // Only a value from an earlier visit shows its error at once. Other errors wait until the visitor leaves the field.
  const [left, setLeft] = useState(typed !== undefined);
  if (typeof value === "boolean") {
    return (
      <Checkbox
        label={
          <>
            <span className="font-medium text-text">{label}</span>
            <span className="block text-faint">{explanation}</span>
          </>
        }
        checked={typed === undefined ? value : typed === true}
        onChange={(event) => onType(event.target.checked)}
      />
    );
  }
  const isLong = typeof value === "string" && (value.includes("\n") || value.length > LONG);
  // A short example is a hint below the empty field. A long example is put into the field for the visitor to change.
  const before = isExample && !isLong ? "" : String(value);
  const input = {
    value: String(typed ?? before),
    spellCheck: isLong,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
    onBlur: () => afterRelease(() => setLeft(true)),
  };
  return (
    <Field
      label={label}
      required={isExample}
      error={left && fault ? labels.faults[fault] : undefined}
      hint={<Hint field={field} shown={before} />}
    >
      {isLong ? (
        <TextArea rows={5} {...input} />
      ) : (
        <TextInput
          inputMode={INPUT_MODES[kindOf(field)]}
          placeholder={isExample ? "" : String(value)}
          {...input}
        />
      )}
    </Field>
  );
}

/** Waits until the visitor releases a pressed button, because a new error message would move the button away. */
function afterRelease(act: () => void): void {
  if (document.querySelector(":active")) {
    addEventListener("pointerup", () => setTimeout(act), { once: true });
  } else act();
}

function Hint({ field, shown }: { field: SetupField; shown: string }) {
  const { name, explanation, example } = field;
  const says = example !== "" && example !== explanation && example !== shown;
  return (
    <>
      {explanation}
      {says && (
        <span className="block wrap-anywhere">{interpolate(labels.example, { example })}</span>
      )}
      <span className="block wrap-anywhere">{interpolate(labels.inN8n, { name })}</span>
    </>
  );
}

/** Keyboard that a phone shows for each kind of value. */
const INPUT_MODES: Partial<Record<Kind, "decimal" | "numeric" | "email" | "tel" | "url">> = {
  number: "decimal",
  count: "numeric",
  hour: "numeric",
  weekday: "numeric",
  countryCode: "tel",
  sender: "tel",
  phone: "tel",
  sheet: "url",
  folder: "url",
  link: "url",
  calendar: "email",
  email: "email",
  emails: "email",
};
