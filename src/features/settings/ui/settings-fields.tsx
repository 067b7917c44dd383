import { type ComponentProps, type ReactNode, useId } from "react";
import { business as texts } from "#content/accounts/business.ts";
import { cannedAnswers } from "#content/accounts/canned-answers.ts";
import { Checkbox, Field, TextArea, TextInput } from "#design/field.tsx";
import { contentBrand } from "#shared/business/apply-brand.ts";
import { EMAIL_ENTRIES, LEGAL_ENTRIES, NUMBER_ENTRIES } from "#shared/business/samples.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { SettingsView } from "../contract.ts";
import { MAX } from "../limits.ts";
import { LookFields } from "./look-fields.tsx";
import { RowFields } from "./row-fields.tsx";
import { valueAt } from "./values.ts";

type FieldName = keyof typeof texts.fields;

/** All inputs of the page of settings, in groups. */
export function SettingsFields(view: ComponentProps<typeof LookFields>) {
  const { settings, me } = view;
  const { groups } = texts;
  const canned = settings.cannedAnswers ?? cannedAnswers;
  return (
    <>
      <Group texts={groups.business}>{inputs(settings, ["name", "tagline", "description"])}</Group>
      <Group texts={groups.numbers}>{inputs(settings, NUMBER_ENTRIES)}</Group>
      <Group texts={groups.addresses}>
        {inputs(settings, EMAIL_ENTRIES, "email")}
        {inputs(settings, ["bookingUrl", "place", "openingHours"])}
      </Group>
      <Group texts={groups.legal}>{inputs(settings, LEGAL_ENTRIES)}</Group>
      <Group texts={groups.people}>
        <RowFields rows={settings.people ?? []} add={groups.people.add} max={MAX.people}>
          {(row, place) => (
            <>
              {rowInput(`people.${place}.name`, "name", row.name, MAX.name)}
              {rowInput(`people.${place}.languages`, "languages", row.languages, MAX.name)}
              {rowInput(`people.${place}.role`, "role", row.role, MAX.entry)}
            </>
          )}
        </RowFields>
      </Group>
      <Group texts={groups.prices}>
        <RowFields rows={settings.prices ?? []} add={groups.prices.add} max={MAX.prices}>
          {(row, place) => (
            <>
              {rowInput(`prices.${place}.label`, "label", row.label, MAX.name)}
              {rowInput(`prices.${place}.text`, "text", row.text, MAX.entry)}
            </>
          )}
        </RowFields>
      </Group>
      <Group
        texts={groups.canned}
        folded={interpolate(groups.canned.folded, {
          titles: canned.map(({ title }) => title).join(", "),
        })}
      >
        <RowFields rows={canned} add={groups.canned.add} max={MAX.canned}>
          {({ title, texts: translations }, place) => (
            <>
              {rowInput(`cannedAnswers.${place}.title`, "cannedTitle", title, MAX.cannedTitle)}
              {(["en", "de"] as const).map((language) => (
                <Field key={language} label={texts.fields[language]} className="sm:col-span-2">
                  <TextArea
                    name={`cannedAnswers.${place}.texts.${language}`}
                    lang={language}
                    maxLength={MAX.cannedText}
                    defaultValue={translations?.[language]}
                  />
                </Field>
              ))}
            </>
          )}
        </RowFields>
      </Group>
      <Group texts={groups.look}>
        <LookFields {...view} />
      </Group>
      <Group texts={groups.weekly}>
        <Checkbox
          name="weeklyMail"
          label={groups.weekly.choice}
          defaultChecked={settings.weeklyMail !== false}
        />
      </Group>
      <Group texts={groups.me}>
        {rowInput("me.name", "name", me.name, MAX.name)}
        <Field label={texts.fields.signature}>
          <TextArea name="me.signature" maxLength={MAX.signature} defaultValue={me.signature} />
        </Field>
      </Group>
    </>
  );
}

function inputs(
  settings: SettingsView["settings"],
  names: readonly FieldName[],
  type = "text",
): ReactNode {
  return names.map((name) => (
    <Field key={name} label={texts.fields[name]} hint={texts.hints[name]}>
      <TextInput
        name={name}
        type={type}
        maxLength={LONGEST[name] ?? MAX.entry}
        defaultValue={valueAt(settings, name)}
        placeholder={valueAt(contentBrand(), name)}
        autoComplete="off"
      />
    </Field>
  ));
}

const LONGEST: Partial<Record<FieldName, number>> = { name: MAX.name, description: MAX.sentence };

function rowInput(
  name: string,
  label: FieldName,
  value: string | undefined,
  max: number,
): ReactNode {
  return (
    <Field key={name} label={texts.fields[label]}>
      <TextInput name={name} maxLength={max} defaultValue={value} autoComplete="off" />
    </Field>
  );
}

type Props = {
  texts: { title: string; hint?: string };
  /** Title of a line that staff click to unfold the fields. Without it, the fields are always visible. */
  folded?: string;
  children: ReactNode;
};

function Group({ texts: { title, hint }, folded, children }: Props) {
  const id = useId();
  const fields = <div className="mt-5 flex flex-col gap-5">{children}</div>;
  return (
    <section aria-labelledby={id} className="border-t border-hairline py-8">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {hint && <p className="mt-1 max-w-prose text-small text-muted">{hint}</p>}
      {folded ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-3">{folded}</summary>
          {fields}
        </details>
      ) : (
        fields
      )}
    </section>
  );
}
