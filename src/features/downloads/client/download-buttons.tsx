import { ChevronDown, ClipboardCopy, Download, Link2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { setUp } from "#content/library/set-up.ts";
import { templatesPage } from "#content/library/templates-page.ts";
import { usePart } from "#client/use-part.ts";
import { Button, buttonClasses, type ButtonLook } from "#design/button.tsx";
import { Menu } from "#design/overlay/menu.tsx";
import type { DownloadKind, Taken } from "../contract.ts";

const loadDialog = () => import("../ui/download-dialog.tsx");

const { detail } = templatesPage;
const COPIES = [
  { kind: "workflow", label: detail.copyWorkflow, Icon: ClipboardCopy },
  { kind: "link", label: detail.copyImportLink, Icon: Link2 },
] as const;

/**
 * A button that downloads a template as a zip file, and a menu with other ways to get the template.
 * @param brief - whether to show only the zip button, without the menu
 * @param children - elements after the zip button
 * @param copies - additional elements in the menu
 */
export function DownloadButtons({
  brief = false,
  variant,
  children,
  copies,
  ...taken
}: Taken & {
  brief?: boolean;
  variant?: ButtonLook["variant"];
  children?: ReactNode;
  copies?: ReactNode;
}) {
  const { Part: DownloadDialog, ask } = usePart(loadDialog);
  const [opened, setOpened] = useState<{ kind: DownloadKind; time: number }>();
  const open = (kind: DownloadKind) => ask(() => setOpened({ kind, time: Date.now() }));
  // A template that was created over the API has no workflow that could be copied or imported.
  const kinds = taken.template.importable && !brief ? COPIES : [];
  return (
    <>
      <Button variant={variant} className="needs-script" onClick={() => open("zip")}>
        <Download aria-hidden className="size-4.5 max-sm:hidden" />
        {detail.download}
      </Button>
      {children}
      {!brief && (kinds.length > 0 || copies) && (
        <Menu
          className="needs-script"
          buttonClassName={`w-full ${buttonClasses({ variant: "quiet" })}`}
          label={
            <>
              <ClipboardCopy aria-hidden className="size-4.5 max-sm:hidden" />
              {detail.copies}
              <ChevronDown aria-hidden className="size-4" />
            </>
          }
        >
          {kinds.map(({ kind, label, Icon }) => (
            <Button
              key={kind}
              variant="quiet"
              className="justify-start!"
              onClick={() => open(kind)}
            >
              <Icon aria-hidden className="size-4.5" />
              {kind === "link" && taken.filled ? setUp.download.linkWithoutValues : label}
            </Button>
          ))}
          {copies}
        </Menu>
      )}
      {opened && DownloadDialog && (
        <DownloadDialog
          key={opened.time}
          kind={opened.kind}
          {...taken}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
