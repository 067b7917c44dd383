import type { ReactNode } from "react";
import { business as words } from "#content/accounts/business.ts";
import { cannedAnswers } from "#content/accounts/canned-answers.ts";
import { useDetails } from "#features/back-office/client/use-details.ts";
import { StaffPage } from "#features/back-office/client/staff-page.tsx";
import { Checkbox, Field, TextArea, TextInput } from "#design/field.tsx";
import { contentBrand } from "#shared/business/apply-brand.ts";
import { EMAIL_ENTRIES, LEGAL_ENTRIES, NUMBER_ENTRIES } from "#shared/business/samples.ts";
import type { SettingsView } from "./contract.ts";
import { MAX } from "./limits.ts";
import { Group } from "./ui/group.tsx";
import { LookForm } from "./ui/look-form.tsx";
import { nested } from "./ui/nested.ts";
import { ReadinessSection } from "./ui/readiness.tsx";
import { RowFields } from "./ui/row-fields.tsx";

export default function SettingsPage() {
  const details = useDetails<SettingsView>("/api/admin/settings");
  return (
    <StaffPage title={words.title} intro={words.intro} source={details}>
      {(view) => <Settings view={view} change={details.change} />}
    </StaffPage>
  );
}

type Change = ReturnType<typeof useDetails>["change"];
type FieldName = keyof typeof words.fields;

/** The settings in several forms. Each is saved by itself, and typed text stays while another form is saved. */
function Settings({ view, change }: { view: SettingsView; change: Change }) {
  const { settings, version, me, samples } = view;
  const save = (json: object) => change("PATCH", "", { ...json, version }, words.saved);
  const saveFields = (fields: Record<string, string>) => save(nested(fields));
  const saveRows =
    (list: "people" | "prices" | "cannedAnswers") => (fields: Record<string, string>) =>
      save({ [list]: [], ...nested(fields) });
  const { groups } = words;
  return (
    <>
      <ReadinessSection samples={samples} />
      <Group words={groups.business} onSave={saveFields}>
        {inputs(settings, ["name", "tagline", "description"])}
      </Group>
      <Group words={groups.numbers} onSave={saveFields}>
        {inputs(settings, NUMBER_ENTRIES)}
      </Group>
      <Group words={groups.addresses} onSave={saveFields}>
        {inputs(settings, EMAIL_ENTRIES, "email")}
        {inputs(settings, ["bookingUrl"], "url")}
        {inputs(settings, ["place", "openingHours"])}
      </Group>
      <Group words={groups.legal} onSave={saveFields}>
        {inputs(settings, LEGAL_ENTRIES)}
      </Group>
      <Group words={groups.people} onSave={saveRows("people")}>
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
      <Group words={groups.prices} onSave={saveRows("prices")}>
        <RowFields rows={settings.prices ?? []} add={groups.prices.add} max={MAX.prices}>
          {(row, place) => (
            <>
              {rowInput(`prices.${place}.label`, "label", row.label, MAX.name)}
              {rowInput(`prices.${place}.text`, "text", row.text, MAX.entry)}
            </>
          )}
        </RowFields>
      </Group>
      <Group words={groups.canned} onSave={saveRows("cannedAnswers")}>
        <RowFields
          rows={settings.cannedAnswers ?? cannedAnswers}
          add={groups.canned.add}
          max={MAX.canned}
        >
          {({ title, texts }, place) => (
            <>
              {rowInput(`cannedAnswers.${place}.title`, "cannedTitle", title, MAX.cannedTitle)}
              {(["en", "de"] as const).map((language) => (
                <Field key={language} label={words.fields[language]} className="sm:col-span-2">
                  <TextArea
                    name={`cannedAnswers.${place}.texts.${language}`}
                    lang={language}
                    maxLength={MAX.cannedText}
                    defaultValue={texts?.[language]}
                  />
                </Field>
              ))}
            </>
          )}
        </RowFields>
      </Group>
      <LookForm view={view} onSave={save} />
      <Group
        words={groups.weekly}
        onSave={({ weeklyMail }) => save({ weeklyMail: weeklyMail === "on" })}
      >
        <Checkbox
          name="weeklyMail"
          label={groups.weekly.choice}
          defaultChecked={settings.weeklyMail !== false}
        />
      </Group>
      <Group words={groups.me} onSave={(fields) => change("PATCH", "/me", fields, words.saved)}>
        <Field label={words.fields.name}>
          <TextInput name="name" maxLength={MAX.name} defaultValue={me.name} autoComplete="name" />
        </Field>
        <Field label={words.fields.signature}>
          <TextArea name="signature" maxLength={MAX.signature} defaultValue={me.signature} />
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
    <Field key={name} label={words.fields[name]}>
      <TextInput
        name={name}
        type={type}
        maxLength={MAX.entry}
        defaultValue={valueAt(settings, name)}
        placeholder={valueAt(contentBrand(), name)}
        autoComplete="off"
      />
    </Field>
  ));
}

function valueAt(settings: object, path: string): string {
  const found = path
    .split(".")
    .reduce<unknown>(
      (place, key) => (place as Record<string, unknown> | undefined)?.[key],
      settings,
    );
  return typeof found === "string" ? found : "";
}

function rowInput(
  name: string,
  label: FieldName,
  value: string | undefined,
  max: number,
): ReactNode {
  return (
    <Field key={name} label={words.fields[label]}>
      <TextInput name={name} maxLength={max} defaultValue={value} autoComplete="off" />
    </Field>
  );
}
