import { Maximize, Minus, Plus } from "lucide-react";
import { templatesPage } from "#content/library/templates-page.ts";
import { IconButton } from "#design/button.tsx";
import { classes } from "#design/classes.ts";

const words = templatesPage.graph;

export function DiagramControls({
  zoomIn,
  zoomOut,
  fit,
  className,
}: Record<"zoomIn" | "zoomOut" | "fit", () => void> & { className: string }) {
  return (
    <div className={classes("flex shrink-0", className)}>
      <IconButton label={words.zoomOut} onClick={zoomOut}>
        <Minus aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton label={words.zoomIn} onClick={zoomIn}>
        <Plus aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton label={words.fit} onClick={fit}>
        <Maximize aria-hidden className="size-4.5" />
      </IconButton>
    </div>
  );
}
