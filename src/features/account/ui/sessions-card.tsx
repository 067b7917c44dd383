import type { ReactNode } from "react";
import { accountPage } from "#content/accounts/account.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useAuth } from "#features/auth/client/session/auth-context.ts";
import { Alert, useAction } from "#client/forms/alert.tsx";
import { Button } from "#design/button.tsx";
import { Chip } from "#design/chip.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { SignedInPlace } from "../contract.ts";
import { AccountCard } from "./account-card.tsx";
import { formatDateTime } from "#shared/text/format-date.ts";

const texts = accountPage.sessions;

export function SessionsCard({
  sessions,
  onChanged,
}: {
  /**
   * The person's sessions. With a hosted account service the list is empty, because the service does not list sessions.
   */
  sessions: readonly SignedInPlace[];
  onChanged: () => void;
}) {
  const { signOut } = useAuth();
  const { busy, problem, attempt } = useAction();
  const end = (id: string) =>
    attempt(async () => {
      await accountFetch(`/api/account/sessions/${id}`, { method: "DELETE" });
      onChanged();
    });
  return (
    <AccountCard title={texts.title}>
      <Alert of={problem} />
      <p className="text-muted">{sessions.length > 0 ? texts.intro : texts.hosted}</p>
      <ul className="divide-y divide-hairline empty:hidden">
        {sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            button={
              !session.current && (
                <Button
                  variant="quiet"
                  disabled={busy}
                  className="shrink-0"
                  aria-label={interpolate(texts.endNamed, { session: nameOf(session) })}
                  onClick={() => end(session.id)}
                >
                  {texts.end}
                </Button>
              )
            }
          />
        ))}
      </ul>
      <Button
        variant="secondary"
        busy={busy}
        className="self-start"
        onClick={() => attempt(() => signOut("global"))}
      >
        {texts.everywhere}
      </Button>
    </AccountCard>
  );
}

function Session({ session, button }: { session: SignedInPlace; button: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div>
        <p className="flex flex-wrap items-center gap-2">
          {browserName(session.userAgent) ?? texts.unknown}
          {session.current && <Chip>{texts.current}</Chip>}
        </p>
        <p className="text-small text-faint">{timesOf(session)}</p>
      </div>
      {button}
    </li>
  );
}

function nameOf(session: SignedInPlace): string {
  return `${browserName(session.userAgent) ?? texts.unknown}, ${timesOf(session)}`;
}

function timesOf({ begunAt, usedAt }: SignedInPlace): string {
  return interpolate(texts.times, { begun: formatDateTime(begunAt), used: formatDateTime(usedAt) });
}

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

function browserName(userAgent: string): string | undefined {
  const found = [BROWSERS, SYSTEMS].map((list) => list.find(([sign]) => sign.test(userAgent))?.[1]);
  return found.filter(Boolean).join(", ") || undefined;
}
