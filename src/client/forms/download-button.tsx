import { Button } from "#design/button.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { saveFile } from "../save-file.ts";
import { Alert, useAction } from "./alert.tsx";

type Props = { fetchFile: () => Promise<Response>; name: string; label: string; done: string };

/** A button that downloads a file. If the download breaks off, no file is saved. */
export function DownloadButton({ fetchFile, name, label, done }: Props) {
  const { busy, problem, attempt } = useAction();
  const download = async () => {
    const response = await fetchFile();
    saveFile(await response.blob(), name);
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
