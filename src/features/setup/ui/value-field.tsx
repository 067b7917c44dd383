import { useState } from "react";
import { setUp } from "#content/library/set-up.ts";
import { Checkbox, Field, TextArea, TextInput } from "#design/field.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { kindOf, type Fault, type Kind } from "#workflow/setup/kinds.ts";
import type { SetupField } from "#workflow/setup/setup.ts";

const words = setUp.form;
/** Characters after which a text is written in several lines. */
const LONG = 60;

/** @param typed undefined: nobody touched it */
export function ValueField({
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
  // Nobody is told while still typing; what was left once, or came back with the page, is judged.
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
  // A short example is one to look at, a long one is one to change.
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
      error={left && fault ? words.faults[fault] : undefined}
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

/** What is pressed stays under the pointer until it is let go: a sentence that appears would move it. */
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
      {says && <span className="block break-words">{interpolate(words.example, { example })}</span>}
      <span className="block break-words">{interpolate(words.inN8n, { name })}</span>
    </>
  );
}

/** Which keyboard a phone shows. */
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
