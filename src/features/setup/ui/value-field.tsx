import { setUp } from "#content/library/set-up.ts";
import { Checkbox, Field, TextArea, TextInput } from "#design/field.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { isNoNumber } from "#workflow/setup/fill.ts";
import type { SetupField } from "#workflow/setup/setup.ts";

const words = setUp.form;
/** Characters after which a text is written in several lines. */
const LONG = 60;

/** @param typed undefined: nobody touched it */
export function ValueField({
  field,
  typed,
  onType,
}: {
  field: SetupField;
  typed: string | boolean | undefined;
  onType: (typed: string | boolean) => void;
}) {
  const { label, explanation, value, isExample } = field;
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
  };
  return (
    <Field
      label={label}
      required={isExample}
      error={isNoNumber(field, typed) ? words.noNumber : undefined}
      hint={<Hint field={field} shown={before} />}
    >
      {isLong ? (
        <TextArea rows={5} {...input} />
      ) : (
        <TextInput
          inputMode={typeof value === "number" ? "decimal" : kindOf(value)}
          placeholder={isExample ? "" : String(value)}
          {...input}
        />
      )}
    </Field>
  );
}

function Hint({ field, shown }: { field: SetupField; shown: string }) {
  const { explanation, example } = field;
  const says = example !== "" && example !== explanation && example !== shown;
  return (
    <>
      {explanation}
      {says && <span className="block break-words">{interpolate(words.example, { example })}</span>}
    </>
  );
}

/** Which keyboard a phone shows. */
function kindOf(example: string): "email" | "url" | "text" {
  if (/^\S+@\S+$/.test(example)) return "email";
  return example.startsWith("https://") ? "url" : "text";
}
