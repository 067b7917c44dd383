import { saveFile } from "../save-file.ts";
import { ActionButton } from "./action-button.tsx";

type Props = { fetchFile: () => Promise<Response>; name: string; label: string; done: string };

/** If the download breaks off, no file is saved. */
export function DownloadButton({ fetchFile, name, label, done }: Props) {
  const download = async () => saveFile(await (await fetchFile()).blob(), name);
  return (
    <div>
      <ActionButton variant="quiet" onPress={download} done={done}>
        {label}
      </ActionButton>
    </div>
  );
}
