import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { worth } from "#content/landing/worth.ts";
import { ActionLink } from "#client/action-link.tsx";
import { Button } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import { Field, TextInput } from "#design/field.tsx";
import { Section } from "#design/layout/section.tsx";
import { questions } from "#content/landing/faq.ts";
import {
  calculation,
  entriesIn,
  MAX_ENTRY,
  problemOf,
  WORTH_FIELDS,
  wrongIn,
  type Entries,
} from "../client/worth.ts";
import { WorthResult } from "./worth-result.tsx";

/** The last calculation. It is there again after a link to another page and Back. */
let latest: ReturnType<typeof calculation> | undefined;

/** A calculator for the hours and money that automation saves. Without scripts, the server computes the result. */
export default function WorthSection() {
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const [{ entries, numbers, wrong }, setCalculation] = useState(() =>
    calculation(latest?.entries ?? entriesIn(query), latest?.numbers),
  );
  const read = useCallback((filled: HTMLFormElement) => {
    const typed = entriesOf(filled);
    setCalculation((last) => (latest = calculation(typed, last.numbers)));
  }, []);
  // Reads the numbers that the visitor typed before React hydrated the form.
  useEffect(() => {
    if (form.current) read(form.current);
  }, [read]);
  return (
    <Section id="worth" heading={worth.heading} intro={worth.intro}>
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-[12rem_1fr] xl:grid-cols-[14rem_1fr_25.5rem]">
        <form
          ref={form}
          method="get"
          action="/#worth"
          noValidate
          onInput={({ currentTarget, target }) => {
            // An empty field shows no error until the visitor leaves it, because the visitor may be about to type
            // another number.
            if ((target as HTMLInputElement).value) read(currentTarget);
            else {
              const missing = wrongIn(entriesOf(currentTarget));
              setCalculation((last) => ({ ...last, wrong: missing }));
            }
          }}
          onSubmit={(event) => event.preventDefault()}
          className="grid grid-flow-dense grid-cols-3 content-start gap-x-3 gap-y-1.5 max-sm:items-end max-sm:[&_label]:row-start-1 max-sm:[&_p]:col-span-3 max-sm:[&_p]:leading-snug sm:gap-5 lg:row-span-2 lg:grid-cols-1 xl:row-span-1"
        >
          {WORTH_FIELDS.map((name) => {
            const { label, hint } = worth.fields[name];
            const error = problemOf(name, entries[name]);
            return (
              <Field
                key={name}
                id={`worth-${name}`}
                label={label}
                // An error replaces the hint, so that the page does not become longer.
                {...(error ? { error: <Fault label={label} error={error} /> } : { hint })}
                className={classes("max-sm:contents", !error && "max-sm:[&>p]:sr-only")}
              >
                <TextInput
                  name={name}
                  type="text"
                  inputMode="decimal"
                  maxLength={MAX_ENTRY}
                  defaultValue={entries[name]}
                  onBlur={({ currentTarget: { form: left } }) => left && read(left)}
                />
              </Field>
            );
          })}
          <div className="without-script">
            <Button type="submit" variant="secondary">
              {worth.submit}
            </Button>
          </div>
        </form>
        <WorthResult numbers={numbers} wrong={wrong} />
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

/** On phones all error messages stand below the last field, so each begins with the label of its field. */
function Fault({ label, error }: { label: string; error: string }) {
  return (
    <>
      <span className="sm:hidden">{`${label}: `}</span>
      {error}
    </>
  );
}

const price = questions.find(({ id }) => id === worth.question);

function PriceAnswer() {
  if (!price) return null;
  return (
    <div className="flex flex-col items-start lg:pl-12 xl:border-l xl:border-hairline">
      <h3 className="text-title">{price.question}</h3>
      {/* The last paragraph of the answer is left out, because the calculator's result says the same. */}
      {price.answer.slice(0, -1).map((paragraph) => (
        <p key={paragraph} className="mt-2 max-w-[42rem] text-muted">
          {paragraph}
        </p>
      ))}
      {price.action && (
        <ActionLink
          action={price.action}
          className="onward mt-1 text-accent hover:underline max-lg:hidden print:hidden"
        />
      )}
    </div>
  );
}
