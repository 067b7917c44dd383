import { ownData as words } from "#content/accounts/privacy-desk.ts";
import { Alert } from "#features/auth/client/forms/alert.tsx";
import { useAction } from "#features/auth/client/forms/use-action.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import type { PersonData } from "#features/privacy/contract.ts";
import { saveFile } from "#client/save-file.ts";
import { Button } from "#design/button.tsx";
import { AccountCard } from "./account-card.tsx";

export function DataCard() {
  const { busy, problem, attempt } = useAction();
  const download = async () => {
    const data = await accountFetch<PersonData>("/api/account/data");
    saveFile(
      new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }),
      words.fileName,
    );
  };
  return (
    <AccountCard title={words.title}>
      <p className="text-muted">{words.text}</p>
      <Alert of={problem} />
      <Button
        variant="secondary"
        busy={busy}
        className="self-start"
        onClick={() => attempt(download)}
      >
        {words.download}
      </Button>
    </AccountCard>
  );
}
