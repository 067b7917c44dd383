import { ClipboardCopy, Download, Link2 } from "lucide-react";
import { useState } from "react";
import { setUp } from "#content/library/set-up.ts";
import { templatesPage } from "#content/library/templates-page.ts";
import { usePart } from "#client/use-part.ts";
import { Button } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import type { Downloadable, DownloadKind, Filled } from "../contract.ts";

const loadDialog = () => import("../ui/download-dialog.tsx");

const { detail } = templatesPage;
const KINDS = [
  { kind: "zip", label: detail.download, Icon: Download, variant: "primary" },
  { kind: "workflow", label: detail.copyWorkflow, Icon: ClipboardCopy, variant: "secondary" },
  { kind: "link", label: detail.copyImportLink, Icon: Link2, variant: "secondary" },
] as const;

/** @param only the zip, or what is pasted, on a phone without their pictures; default: both */
export function DownloadButtons({
  template,
  origin,
  filled,
  only,
}: {
  template: Downloadable;
  origin: string;
  filled?: Filled | undefined;
  only?: "zip" | "pasted";
}) {
  const { Part: DownloadDialog, ask } = usePart(loadDialog);
  const [asked, setAsked] = useState<{ kind: DownloadKind; time: number }>();
  // A row that came without a folder has nothing to import.
  const kinds = KINDS.filter(({ kind }) =>
    kind === "zip" ? only !== "pasted" : template.importable && only !== "zip",
  );
  return (
    <>
      {kinds.map(({ kind, label, Icon, variant }) => (
        <Button
          key={kind}
          variant={variant}
          className={classes("needs-script", only === "pasted" && "max-sm:px-2 max-sm:text-small")}
          onClick={() => ask(() => setAsked({ kind, time: Date.now() }))}
        >
          <Icon aria-hidden className={classes("size-4.5", only && "max-sm:hidden")} />
          {kind === "link" && filled ? setUp.download.linkWithoutValues : label}
        </Button>
      ))}
      {asked && DownloadDialog && (
        <DownloadDialog
          key={asked.time}
          kind={asked.kind}
          template={template}
          origin={origin}
          filled={filled}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
