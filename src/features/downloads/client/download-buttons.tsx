import { ClipboardCopy, Download, Link2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { templatesPage } from "#content/templates-page.ts";
import { Button } from "#design/button.tsx";
import type { TemplateView } from "#features/templates/views.ts";

const TakeDialog = lazy(() => import("../ui/download-dialog.tsx"));

/** What a visitor can take: the zip, the workflow's text, or the address n8n imports it from. */
export type Take = "download" | "workflow" | "link";

const { detail } = templatesPage;
const TAKES = [
  { take: "download", label: detail.download, Sign: Download, variant: "primary" },
  { take: "workflow", label: detail.copyWorkflow, Sign: ClipboardCopy, variant: "secondary" },
  { take: "link", label: detail.copyImportLink, Sign: Link2, variant: "secondary" },
] as const;

/** The three ways to take a template, all behind the same e-mail step. */
export function TakeButtons({ template, origin }: { template: TemplateView; origin: string }) {
  const [asked, setAsked] = useState<{ take: Take; time: number }>();
  // A row that came without a folder has nothing to import.
  const takes = TAKES.filter(({ take }) => take === "download" || template.drawing !== null);
  return (
    <>
      {takes.map(({ take, label, Sign, variant }) => (
        <Button
          key={take}
          variant={variant}
          className="needs-script"
          onClick={() => setAsked({ take, time: Date.now() })}
        >
          <Sign aria-hidden className="size-4.5" />
          {label}
        </Button>
      ))}
      {asked && (
        <Suspense>
          <TakeDialog
            key={asked.time}
            take={asked.take}
            template={template}
            origin={origin}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
