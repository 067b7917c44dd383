import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { worth } from "#content/landing/worth.ts";
import { Button } from "#design/button.tsx";
import { Field, TextInput } from "#design/field.tsx";
import { Section } from "#design/layout/section.tsx";
import {
  entriesIn,
  MAX_ENTRY,
  numbersIn,
  problemOf,
  WORTH_FIELDS,
  type Entries,
} from "../client/worth.ts";
import { WorthResult } from "./worth-result.tsx";

/** The three numbers, and what they come to; without scripts the page itself works it out. */
export default function WorthSection() {
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState(() => entriesIn(query));
  // Typed before anybody listened.
  useEffect(() => {
    if (form.current) setEntries(entriesOf(form.current));
  }, []);
  return (
    <Section id="worth" heading={worth.heading} intro={worth.intro}>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_1.6fr]">
        <form
          ref={form}
          method="get"
          action="/#worth"
          noValidate
          onInput={(event) => setEntries(entriesOf(event.currentTarget))}
          onSubmit={(event) => event.preventDefault()}
          className="grid content-start gap-5 sm:grid-cols-3 lg:grid-cols-1"
        >
          {WORTH_FIELDS.map((name) => (
            <Field
              key={name}
              id={`worth-${name}`}
              label={worth.fields[name].label}
              hint={worth.fields[name].hint}
              error={problemOf(name, entries[name])}
            >
              <TextInput
                name={name}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                maxLength={MAX_ENTRY}
                defaultValue={entries[name]}
              />
            </Field>
          ))}
          <div className="without-script">
            <Button type="submit" variant="secondary">
              {worth.submit}
            </Button>
          </div>
        </form>
        <WorthResult numbers={numbersIn(entries)} />
      </div>
    </Section>
  );
}

function entriesOf(form: HTMLFormElement): Entries {
  const entry = (name: keyof Entries) => {
    const input = form.elements.namedItem(name);
    return input instanceof HTMLInputElement ? input.value : "";
  };
  return { cases: entry("cases"), minutes: entry("minutes"), cost: entry("cost") };
}
