import { ClipboardCopy, Download, Link2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { setUp } from "#content/library/set-up.ts";
import { templatesPage } from "#content/library/templates-page.ts";
import { Button } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import type { Downloadable, DownloadKind, Filled } from "../contract.ts";

const DownloadDialog = lazy(() => import("../ui/download-dialog.tsx"));

const { detail } = templatesPage;
const KINDS = [
  { kind: "zip", label: detail.download, Icon: Download, variant: "primary" },
  { kind: "workflow", label: detail.copyWorkflow, Icon: ClipboardCopy, variant: "secondary" },
  { kind: "link", label: detail.copyImportLink, Icon: Link2, variant: "secondary" },
] as const;

/** @param brief the zip only, on a phone without its picture */
export function DownloadButtons({
  template,
  origin,
  filled,
  brief = false,
}: {
  template: Downloadable;
  origin: string;
  filled?: Filled | undefined;
  brief?: boolean;
}) {
  const [asked, setAsked] = useState<{ kind: DownloadKind; time: number }>();
  // A row that came without a folder has nothing to import.
  const kinds = KINDS.filter(({ kind }) => kind === "zip" || (template.importable && !brief));
  return (
    <>
      {kinds.map(({ kind, label, Icon, variant }) => (
        <Button
          key={kind}
          variant={variant}
          className="needs-script"
          onClick={() => setAsked({ kind, time: Date.now() })}
        >
          <Icon aria-hidden className={classes("size-4.5", brief && "max-sm:hidden")} />
          {kind === "link" && filled ? setUp.download.linkWithoutValues : label}
        </Button>
      ))}
      {asked && (
        <Suspense>
          <DownloadDialog
            key={asked.time}
            kind={asked.kind}
            template={template}
            origin={origin}
            filled={filled}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
