import { useEffect, useRef, type ReactNode } from "react";
import { setUp } from "#content/library/set-up.ts";
import { Checkbox, Field, TextInput } from "#design/field.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { faultyFields, missingFields, type Typed } from "#workflow/setup/fill.ts";
import { usualName, type Setup } from "#workflow/setup/setup.ts";
import { useTyped } from "../client/typed-store.ts";
import type { SetupView } from "../contract.ts";
import { Checklist } from "./checklist.tsx";
import { ValueFields } from "./value-fields.tsx";
import { Choices } from "../client/value-list.tsx";

function AccessFields({
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

const { form: labels } = setUp;

export default function SetUpForm({
  slug,
  setup,
  children,
}: {
  slug: string;
  setup: SetupView;
  children: ReactNode;
}) {
  const { typed, isStored, setTyped, setStored } = useTyped(slug);
  const { values, credentials } = typed;
  const missing = missingFields(setup, typed).map(({ label }) => label);
  const faulty = faultyFields(setup, typed).map(({ field }) => field.label);
  const isComplete = missing.length + faulty.length === 0;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus({ preventScroll: true }), []);
  return (
    <>
      <form
        ref={form}
        aria-label={labels.label}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        className="mt-8 max-w-[40em] space-y-10"
      >
        <Group heading={labels.values} text={labels.valuesText}>
          <ValueFields
            fields={setup.fields}
            typed={values}
            onType={(next) => setTyped({ ...typed, values: next })}
          />
        </Group>
        {(setup.credentials.length > 0 || setup.choices.length > 0) && (
          <Group heading={labels.access} text={labels.accessText}>
            <AccessFields
              setup={setup}
              typed={credentials}
              onType={(next) => setTyped({ ...typed, credentials: next })}
            />
          </Group>
        )}
        <Checkbox
          label={labels.keep}
          checked={isStored}
          onChange={(event) => setStored(event.target.checked)}
        />
      </form>
      <section className="mt-10 max-w-[40em]">
        <h3 className="text-title">{labels.take}</h3>
        <output className="mt-2 block text-[0.9375rem]/[1.55] text-muted">
          {isComplete && labels.complete}
          {faulty.length > 0 && (
            <span className="block text-error">
              {interpolate(labels.faulty, { fields: faulty.join(", ") })}
            </span>
          )}
          {missing.length > 0 && interpolate(labels.missing, { fields: missing.join(", ") })}
        </output>
        <div className="mt-4 flex flex-wrap gap-3">{children}</div>
        <p className="mt-3 text-[0.9375rem]/[1.55] text-faint">{labels.linkText}</p>
      </section>
      <Checklist slug={slug} steps={setup.steps} valuesDone={isComplete} />
    </>
  );
}

function Group({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children: ReactNode;
}) {
  return (
    // Without min-w-0, browsers make a fieldset as wide as its longest unbreakable word.
    <fieldset className="min-w-0 space-y-5">
      <legend className="text-title font-semibold">{heading}</legend>
      <p className="-mt-3 text-[0.9375rem]/[1.55] text-muted">{text}</p>
      {children}
    </fieldset>
  );
}
