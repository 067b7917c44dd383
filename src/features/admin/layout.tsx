import { data, Outlet } from "react-router";
import { admin } from "#content/accounts/admin.ts";
import { staffPageStatus } from "#features/auth/server/guard.ts";
import { requestContext } from "#platform/http/context.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import { type ReactNode, useState } from "react";
import { releaseName } from "#shared/release.ts";
import { Container } from "#design/layout/container.tsx";
import { useKeptFocus } from "#features/back-office/client/use-kept-focus.ts";
import { useAuth } from "#features/auth/client/session/auth-context.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { useRepeated } from "#client/use-repeated.ts";
import { secondStep } from "#content/accounts/account.ts";
import { AccountPanel, PanelLink } from "#features/auth/client/account-panel.tsx";
import { RequireAuth, Loading, RequireTwoFactor } from "#features/auth/client/require-auth.tsx";
import { LoadError } from "#client/forms/load-error.tsx";
import { TextLink } from "#design/text-link.tsx";
import { areCodesKept } from "#features/auth/client/two-factor/codes-kept.ts";
import { RecoveryCodes } from "#features/auth/client/two-factor/recovery-codes.tsx";
import { SetUpFactor } from "#features/auth/client/two-factor/set-up-factor.tsx";
import { useLevel } from "#features/auth/client/two-factor/use-assurance-level.ts";
import type { AboutAccount } from "#features/auth/contract.ts";
import { ButtonLink } from "#design/button.tsx";
import type { Route } from "./+types/layout";
import { AdminNav } from "./ui/admin-nav.tsx";
import type { MailAlarm } from "./contract.ts";
import { MailTroubleCard } from "./ui/mail-card.tsx";

/**
 * Renders the page without data, with status 200 for staff, and 401, 403 or 503 otherwise. The browser then loads the
 * data from /api/admin.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const authorization = request.headers.get("authorization");
  return data(null, { status: await staffPageStatus(context.get(requestContext), authorization) });
}

export const clientLoader = () => null;

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { description } = admin;
  const { origin } = matches[0].loaderData;
  return pageMeta({ title: titleOf(location.pathname), description, origin, path: "/admin" });
};

/** Returns the title of the browser tab. A page about one item later adds the item's name (details-page.tsx). */
function titleOf(path: string): string {
  const nav: readonly { label: string; path: string; one?: string }[] = admin.nav;
  const page = nav.find((each) => each.path === path)?.label;
  const one = nav.find((each) => each.one && path.startsWith(`${each.path}/`))?.one;
  return [page ?? one, admin.title].filter(Boolean).join(" | ");
}

export default function AdminLayout() {
  useKeptFocus();
  return (
    <RequireAuth>
      <RequireStaff>
        <Container className="py-4 max-sm:pb-24 lg:py-6">
          <AdminNav />
          <CodesNotKept />
          <MailStrip />
          <Outlet />
          <p className="mt-12 text-small text-faint">
            {admin.version} {releaseName()}
          </p>
        </Container>
      </RequireStaff>
    </RequireAuth>
  );
}

function CodesNotKept() {
  const { id = "" } = useAuth().user ?? {};
  if (areCodesKept(id)) return null;
  return (
    <p className="mb-6 text-small text-error">
      {secondStep.notKept} <TextLink to="/account">{secondStep.toNewCodes}</TextLink>
    </p>
  );
}

function MailStrip() {
  const { data: alarm, reload } = useAccountData<MailAlarm>("/api/admin/mail");
  useRepeated(reload);
  return alarm && <MailTroubleCard alarm={alarm} />;
}

function RequireStaff({ children }: { children: ReactNode }) {
  const { data: about, problem, reload } = useAccountData<AboutAccount>("/api/account");
  const level = useLevel();
  // True from the start of the second factor's set-up until the recovery codes are made.
  const [settingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (problem) {
    return (
      <AccountPanel title={admin.title}>
        <LoadError problem={`${admin.loadProblem} ${problem}`} onRetry={reload} />
        <PanelLink to="/account">{admin.notStaffAction}</PanelLink>
      </AccountPanel>
    );
  }
  if (!about || !level) return <Loading />;
  if (!about.staff) {
    return (
      <AccountPanel title={admin.title} intro={admin.notStaff}>
        <ButtonLink to="/account" variant="secondary">
          {admin.notStaffAction}
        </ButtonLink>
      </AccountPanel>
    );
  }
  if (codes.length > 0) {
    return (
      <AccountPanel title={secondStep.codesTitle} intro={secondStep.codesIntro}>
        <RecoveryCodes codes={codes} onSaved={() => setCodes([])} />
      </AccountPanel>
    );
  }
  if (level === "one" || settingUp) {
    return (
      <AccountPanel
        title={secondStep.setUpTitle}
        intro={`${secondStep.required} ${secondStep.setUpIntro}`}
      >
        <SetUpFactor
          onBegun={() => setSettingUp(true)}
          onDone={(made) => {
            setCodes(made);
            setSettingUp(false);
          }}
        />
      </AccountPanel>
    );
  }
  return <RequireTwoFactor>{children}</RequireTwoFactor>;
}
