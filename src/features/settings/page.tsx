import { business as texts } from "#content/accounts/business.ts";
import { drafts } from "#content/accounts/desk.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useDetails } from "#features/back-office/client/use-details.ts";
import { StaffPage } from "#features/back-office/client/staff-page.tsx";
import { ApiError } from "#client/api.ts";
import { businessChanged } from "#client/business-change.ts";
import { ActionForm } from "#client/forms/action-form.tsx";
import { Button } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import type { SettingsView } from "./contract.ts";
import { dataUrlOf } from "./ui/look-fields.tsx";
import { ReadinessSection } from "./ui/readiness.tsx";
import { SettingsFields } from "./ui/settings-fields.tsx";
import { TeamSection } from "./ui/team.tsx";
import { useSettingsDraft } from "./ui/use-settings-draft.ts";
import { changedValues, fieldsOf, valuesIn, type Fields } from "./ui/values.ts";

const PATH = "/api/admin/settings";

export default function SettingsPage() {
  const details = useDetails<SettingsView>(PATH);
  return (
    <StaffPage title={texts.title} intro={texts.intro} source={details}>
      {(view) => <Settings view={view} change={details.change} />}
    </StaffPage>
  );
}

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
            {draft ? drafts.restored : texts.keys}
            {draft && (
              <Button variant="quiet" onClick={({ currentTarget }) => discard(currentTarget.form)}>
                {drafts.discard}
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

/** Whether staff have checked "Show the delivered logo again". FormData contains only checked checkboxes. */
function asksToRemove(fields: Fields): boolean {
  return fields["noLogo"] !== undefined;
}

function withDraft(view: SettingsView, draft: Fields): SettingsView {
  const { me, weeklyMail, ...settings } = valuesIn(draft);
  const typed = { ...settings, weeklyMail: weeklyMail === "on" };
  return { ...view, me: me as SettingsView["me"], settings: { ...view.settings, ...typed } };
}
