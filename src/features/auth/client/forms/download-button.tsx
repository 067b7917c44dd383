import { saveFile } from "#client/save-file.ts";
import { toast } from "#design/overlay/toast.tsx";
import { Button } from "#design/button.tsx";
import { accountStream } from "../session/account-fetch.ts";
import { Alert } from "./alert.tsx";
import { useAction } from "./use-action.ts";

type Props = { path: string; name: string; label: string; done: string };

/** A file that only a session gets; one that breaks off is not saved. */
export function DownloadButton({ path, name, label, done }: Props) {
  const { busy, problem, attempt } = useAction();
  const download = async () => {
    const answer = await accountStream(path);
    saveFile(await answer.blob(), name);
    toast(done);
  };
  return (
    <div>
      <Alert of={problem} />
      <Button variant="quiet" busy={busy} onClick={() => attempt(download)}>
        {label}
      </Button>
    </div>
  );
}
