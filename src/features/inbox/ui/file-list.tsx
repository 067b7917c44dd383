import { inbox } from "#content/accounts/admin.ts";
import { DownloadButton } from "#client/forms/download-button.tsx";
import { accountStream } from "#features/auth/client/session/account-fetch.ts";
import { formatBytes } from "#shared/text/format-bytes.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { StoredFile } from "../views.ts";

const labels = inbox.replies;

/** Strangers may have sent the files, so no link opens a file in the browser. */
export function FileList({
  messageId,
  files,
}: {
  messageId: string;
  files: readonly StoredFile[];
}) {
  if (files.length === 0) return null;
  return (
    <>
      <ul aria-label={labels.files} className="mt-3 flex flex-wrap gap-2">
        {files.map((file) => (
          <li key={file.id}>
            <DownloadButton
              fetchFile={() => accountStream(`/api/admin/messages/${messageId}/files/${file.id}`)}
              name={file.name}
              label={interpolate(labels.file, { ...file, size: formatBytes(file.size) })}
              done={labels.saved}
            />
          </li>
        ))}
      </ul>
      <p className="mt-1 text-small text-faint">{labels.fileHint}</p>
    </>
  );
}
