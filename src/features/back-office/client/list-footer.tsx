import type { ReactNode } from "react";
import { admin, inbox } from "#content/accounts/admin.ts";
import { ButtonLink } from "#design/button.tsx";
import { DownloadButton } from "#client/forms/download-button.tsx";
import { accountStream } from "#features/auth/client/session/account-fetch.ts";
import type { List } from "./use-list.ts";

type Props = {
  list: List;
  more: string;
  /** Name of the downloaded file. Without it, the list cannot be downloaded. */
  csv?: string;
  children?: ReactNode;
};

export function ListFooter({ list: { path, query, filters, data }, more, csv, children }: Props) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 empty:hidden">
      {query.has("after") && (
        <ButtonLink variant="secondary" to={`?${filters}`}>
          {admin.newest}
        </ButtonLink>
      )}
      {data?.next && (
        <ButtonLink
          variant="secondary"
          to={`?${new URLSearchParams([...filters, ["after", data.next]])}`}
        >
          {more}
        </ButtonLink>
      )}
      {csv && (
        <DownloadButton
          fetchFile={() => accountStream(`/api${path}/export.csv?${filters}`)}
          name={csv}
          label={inbox.export}
          done={inbox.exported}
        />
      )}
      {children}
    </div>
  );
}
