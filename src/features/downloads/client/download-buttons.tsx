import { ClipboardCopy, Download, Link2 } from "lucide-react";
import { Fragment, useState, type ReactNode } from "react";
import { setUp } from "#content/library/set-up.ts";
import { templatesPage } from "#content/library/templates-page.ts";
import { usePart } from "#client/use-part.ts";
import { Button } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import type { Filled } from "#features/setup/contract.ts";
import type { Downloadable, DownloadKind } from "../contract.ts";

const loadDialog = () => import("../ui/download-dialog.tsx");

const { detail } = templatesPage;
const KINDS = [
  { kind: "zip", label: detail.download, Icon: Download, variant: "primary" },
  { kind: "workflow", label: detail.copyWorkflow, Icon: ClipboardCopy, variant: "secondary" },
  { kind: "link", label: detail.copyImportLink, Icon: Link2, variant: "secondary" },
] as const;

/** @param brief shows the zip only @param children elements after the zip button */
export function DownloadButtons({
  template,
  origin,
  filled,
  brief = false,
  children,
}: {
  template: Downloadable;
  origin: string;
  filled?: Filled | undefined;
  brief?: boolean;
  children?: ReactNode;
}) {
  const { Part: DownloadDialog, ask } = usePart(loadDialog);
  const [opened, setOpened] = useState<{ kind: DownloadKind; time: number }>();
  // A template created over the API has no folder, and so no workflow to import.
  const kinds = KINDS.filter(({ kind }) => kind === "zip" || (template.importable && !brief));
  return (
    <>
      {kinds.map(({ kind, label, Icon, variant }) => (
        <Fragment key={kind}>
          <Button
            variant={variant}
            className={classes(
              "needs-script",
              kind === "zip" ? "@max-sm:col-span-2" : "max-sm:px-2 max-sm:text-small",
            )}
            onClick={() => ask(() => setOpened({ kind, time: Date.now() }))}
          >
            <Icon aria-hidden className="size-4.5 max-sm:hidden" />
            {kind === "link" && filled ? setUp.download.linkWithoutValues : label}
          </Button>
          {kind === "zip" && children}
        </Fragment>
      ))}
      {opened && DownloadDialog && (
        <DownloadDialog
          key={opened.time}
          kind={opened.kind}
          template={template}
          origin={origin}
          filled={filled}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
