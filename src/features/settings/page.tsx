import { type ComponentProps, type ReactNode, useId } from "react";
import { business as texts } from "#content/accounts/business.ts";
import { cannedAnswers } from "#content/accounts/canned-answers.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useDetails } from "#features/back-office/client/use-details.ts";
import { StaffPage } from "#features/back-office/client/staff-page.tsx";
import { ApiError } from "#client/api.ts";
import { businessChanged } from "#client/business-change.ts";
import { ActionForm } from "#client/forms/action-form.tsx";
import { Button } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import { Checkbox, Field, TextArea, TextInput } from "#design/field.tsx";
import { contentBrand } from "#shared/business/apply-brand.ts";
import { EMAIL_ENTRIES, LEGAL_ENTRIES, NUMBER_ENTRIES } from "#shared/business/samples.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { SettingsView } from "./contract.ts";
import { MAX } from "./limits.ts";
import { dataUrlOf, LookFields } from "./ui/look-fields.tsx";
import { ReadinessSection } from "./ui/readiness.tsx";
import { RowFields } from "./ui/row-fields.tsx";
import { TeamSection } from "./ui/team.tsx";
import { useSettingsDraft } from "./ui/use-settings-draft.ts";
import { changedValues, fieldsOf, valueAt, valuesIn, type Fields } from "./ui/values.ts";

const PATH = "/api/admin/settings";

export default function SettingsPage() {
  const details = useDetails<SettingsView>(PATH);
  return (
    <StaffPage title={texts.title} intro={texts.intro} source={details}>
      {(view) => <Settings view={view} change={details.change} />}
    </StaffPage>
  );
}

type FieldName = keyof typeof texts.fields;

function Settings({
  view,
  change,
}: Pick<ReturnType<typeof useDetails<SettingsView>>, "change"> & { view: SettingsView }) {
  // Each save sends `version`, the version of the settings that staff began to edit. The server can then report a
  // conflict if somebody else has saved meanwhile. `version` becomes the newest version only after a save or a
  // conflict, or when staff discard their changes.
  const { times, draft, before, version, setVersion, fields, showStored } = useSettingsDraft(
    texts.save,
    view.version,
  );
  const save = async (_: unknown, sender: HTMLFormElement) => {
    const sent = fieldsOf(sender);
    const { noLogo, weeklyMail, ...changed } = changedValues(before.current, sent);
    const file = (sender.elements.namedItem("logo") as HTMLInputElement).files?.[0];
    const json = {
      ...changed,
      ...(weeklyMail !== undefined && { weeklyMail: weeklyMail === "on" }),
      ...(noLogo !== undefined && { logo: null }),
      ...(file && { logo: await dataUrlOf(file) }),
      version: version.current,
    };
    try {
      setVersion((await change("PATCH", "", json, texts.saved)).version);
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 409)
        setVersion((await accountFetch<SettingsView>(PATH)).version);
      throw failure;
    }
    businessChanged();
    showStored(sender, sent);
  };
  const discard = (sender: HTMLFormElement | null) => {
    setVersion(view.version);
    if (sender) showStored(sender, fieldsOf(sender));
  };
  return (
    <>
      <ReadinessSection samples={view.samples} />
      <TeamSection team={view.team} />
      <ActionForm
        hasBar
        draft={null}
        submit={texts.save}
        className="max-w-3xl"
        onSubmit={save}
        beside={
          <p className={classes("text-small text-muted", !draft && "max-sm:hidden")}>
            {draft ? texts.draft : texts.keys}
            {draft && (
              <Button variant="quiet" onClick={({ currentTarget }) => discard(currentTarget.form)}>
                {texts.discard}
              </Button>
            )}
          </p>
        }
      >
        <div key={times} ref={fields}>
          <SettingsFields
            {...(draft ? withDraft(view, draft.now) : view)}
            isLogoRemoved={
              draft !== undefined && asksToRemove(draft.now) && !asksToRemove(draft.before)
            }
          />
        </div>
      </ActionForm>
    </>
  );
}

/** @param fields - of a draft */
function asksToRemove(fields: Fields): boolean {
  return fields["noLogo"] !== undefined;
}

function SettingsFields(view: ComponentProps<typeof LookFields>) {
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

function withDraft(view: SettingsView, draft: Fields): SettingsView {
  const { me, weeklyMail, ...settings } = valuesIn(draft);
  const typed = { ...settings, weeklyMail: weeklyMail === "on" };
  return { ...view, me: me as SettingsView["me"], settings: { ...view.settings, ...typed } };
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
