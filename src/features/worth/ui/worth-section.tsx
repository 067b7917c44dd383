import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { worth } from "#content/landing/worth.ts";
import { Button } from "#design/button.tsx";
import { Field, TextInput } from "#design/field.tsx";
import { Section } from "#design/layout/section.tsx";
import { questions } from "#content/landing/faq.ts";
import {
  entriesIn,
  MAX_ENTRY,
  numbersIn,
  problemOf,
  WORTH_FIELDS,
  type Entries,
} from "../client/worth.ts";
import { WorthResult } from "./worth-result.tsx";

/** The calculator: three numbers, the result, and the price. Without scripts the server computes the result. */
export default function WorthSection() {
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState(() => entriesIn(query));
  // Reads what the visitor typed before React hydrated the form.
  useEffect(() => {
    if (form.current) setEntries(entriesOf(form.current));
  }, []);
  return (
    <Section id="worth" heading={worth.heading} intro={worth.intro}>
      <div className="grid gap-x-12 gap-y-7 lg:grid-cols-[15rem_1.5fr_1fr]">
        <form
          ref={form}
          method="get"
          action="/#worth"
          noValidate
          onInput={(event) => setEntries(entriesOf(event.currentTarget))}
          onSubmit={(event) => event.preventDefault()}
          className="grid content-start gap-x-3 gap-y-5 max-sm:grid-cols-3 max-sm:*:justify-end sm:grid-cols-3 sm:gap-x-5 lg:grid-cols-1"
        >
          {WORTH_FIELDS.map((name) => (
            <Field
              key={name}
              id={`worth-${name}`}
              label={worth.fields[name].label}
              hint={worth.fields[name].hint}
              error={problemOf(name, entries[name])}
              className="max-sm:[&>p:last-child]:sr-only"
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
        <PriceAnswer />
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

const price = questions.find(({ id }) => id === worth.question);

/** The frequent question about the price, which stands beside the calculator. */
function PriceAnswer() {
  if (!price) return null;
  return (
    <div className="lg:border-l lg:border-hairline lg:pl-10">
      <h3 className="text-title">{price.question}</h3>
      {/* The last paragraph says the same as the calculator's result. */}
      {price.answer.slice(0, -1).map((paragraph) => (
        <p key={paragraph} className="mt-2 text-[0.9375rem] leading-relaxed text-muted">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
