import { ownData as words } from "#content/accounts/privacy-desk.ts";
import { Alert } from "#client/forms/alert.tsx";
import { useAction } from "#client/forms/use-action.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import type { PersonData } from "#features/privacy/contract.ts";
import { DataFiles } from "#features/privacy/client/data-files.tsx";
import { AccountCard } from "./account-card.tsx";

export function DataCard() {
  const { busy, problem, attempt } = useAction();
  return (
    <AccountCard title={words.title}>
      <p className="text-muted">{words.text}</p>
      <Alert of={problem} />
      <div className="flex flex-wrap gap-3">
        <DataFiles
          name={words.fileName}
          busy={busy}
          read={(take) =>
            attempt(async () => take(await accountFetch<PersonData>("/api/account/data")))
          }
        />
      </div>
    </AccountCard>
  );
}
