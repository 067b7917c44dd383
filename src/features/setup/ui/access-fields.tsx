import { setUp } from "#content/library/set-up.ts";
import { Field, TextInput } from "#design/field.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Typed } from "#workflow/setup/fill.ts";
import { usualName, type Setup } from "#workflow/setup/setup.ts";
import { Choices } from "../client/value-list.tsx";

const { form: labels } = setUp;

export function AccessFields({
  setup: { credentials, choices },
  typed,
  onType,
}: {
  setup: Pick<Setup, "credentials" | "choices">;
  typed: Typed["credentials"];
  onType: (typed: Typed["credentials"]) => void;
}) {
  return (
    <>
      {credentials.map(({ type, label, nodes }) => (
        <Field
          key={type}
          label={label}
          hint={
            <>
              {interpolate(labels.usualName, { name: usualName(label) })}
              <span className="block">
                {interpolate(labels.usedBy, { steps: nodes.join(", ") })}
              </span>
            </>
          }
        >
          <TextInput
            value={typed[type] ?? ""}
            list={`names-${type}`}
            spellCheck={false}
            onChange={(event) => onType({ ...typed, [type]: event.target.value })}
          />
          <datalist id={`names-${type}`}>
            <option>{usualName(label)}</option>
          </datalist>
        </Field>
      ))}
      <Choices choices={choices} />
    </>
  );
}
