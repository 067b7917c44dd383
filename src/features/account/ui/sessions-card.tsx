import { accountPage } from "#content/accounts/account.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useAuth } from "#features/auth/client/session/auth-context.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import { Chip } from "#design/chip.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { SignedInPlace } from "#features/auth/contract.ts";
import { AccountCard } from "./account-card.tsx";
import { formatDateTime } from "#shared/text/format-date.ts";

const texts = accountPage.sessions;

export function SessionsCard({
  sessions,
  onChanged,
}: {
  /** The person's sessions. Empty with a hosted account service, which does not list them. */
  sessions: readonly SignedInPlace[];
  onChanged: () => void;
}) {
  const { signOut } = useAuth();
  return (
    <AccountCard title={texts.title}>
      <p className="text-muted">{sessions.length > 0 ? texts.intro : texts.hosted}</p>
      <ul className="divide-y divide-hairline empty:hidden">
        {sessions.map((session) => (
          <Session key={session.id} session={session} onEnded={onChanged} />
        ))}
      </ul>
      <ActionButton className="self-start" onPress={() => signOut("global")}>
        {texts.everywhere}
      </ActionButton>
    </AccountCard>
  );
}

function Session({ session, onEnded }: { session: SignedInPlace; onEnded: () => void }) {
  const { id, userAgent, begunAt, usedAt, current } = session;
  const browser = browserName(userAgent) ?? texts.unknown;
  const times = interpolate(texts.times, {
    begun: formatDateTime(begunAt),
    used: formatDateTime(usedAt),
  });
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div>
        <p className="flex flex-wrap items-center gap-2">
          {browser}
          {current && <Chip>{texts.current}</Chip>}
        </p>
        <p className="text-small text-faint">{times}</p>
      </div>
      {!current && (
        <ActionButton
          variant="quiet"
          className="shrink-0"
          aria-label={interpolate(texts.endNamed, { session: `${browser}, ${times}` })}
          onPress={() =>
            accountFetch(`/api/account/sessions/${id}`, { method: "DELETE" }).then(onEnded)
          }
        >
          {texts.end}
        </ActionButton>
      )}
    </li>
  );
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
