import { accountPage } from "#content/account.ts";
import { accountFetch } from "#features/auth/ui/account-fetch.ts";
import { useAuth } from "#features/auth/ui/auth-context.tsx";
import { Problem } from "#features/auth/ui/problem-note.tsx";
import { useAttempt } from "#features/auth/ui/use-attempt.ts";
import { Button } from "#design/button.tsx";
import { Chip } from "#design/chip.tsx";
import { fill } from "#shared/fill.ts";
import type { SignedInPlace } from "../contract.ts";
import { AccountCard } from "./account-card.tsx";
import { browserName } from "./browser-name.ts";
import { day } from "#shared/moment.ts";

const words = accountPage.sessions;

export function SessionsCard({
  sessions,
  onChanged,
}: {
  /** Empty against a hosted service, which does not tell them. */
  sessions: readonly SignedInPlace[];
  onChanged: () => void;
}) {
  const { signOut } = useAuth();
  const { busy, problem, attempt } = useAttempt();
  const end = (id: string) =>
    attempt(async () => {
      await accountFetch(`/api/account/sessions/${id}`, { method: "DELETE" });
      onChanged();
    });
  return (
    <AccountCard title={words.title}>
      <Problem>{problem}</Problem>
      <p className="text-muted">{sessions.length > 0 ? words.intro : words.hosted}</p>
      <ul className="divide-y divide-hairline empty:hidden">
        {sessions.map(({ id, userAgent, usedAt, current }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-3">
            <div>
              <p className="flex flex-wrap items-center gap-2">
                {browserName(userAgent) ?? words.unknown}
                {current && <Chip>{words.current}</Chip>}
              </p>
              <p className="text-small text-faint">{fill(words.used, { date: day(usedAt) })}</p>
            </div>
            {!current && (
              <Button variant="quiet" disabled={busy} onClick={() => end(id)}>
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        busy={busy}
        className="self-start"
        onClick={() => attempt(() => signOut("global"))}
      >
        {words.everywhere}
      </Button>
    </AccountCard>
  );
}
