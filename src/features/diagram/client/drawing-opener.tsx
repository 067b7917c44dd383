import { Expand } from "lucide-react";
import { useState } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { isPlainClick } from "#client/navigation/following-links.ts";
import { buttonClasses } from "#design/button.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import type { Diagram } from "#workflow/drawing/diagram.ts";
import { WorkflowDiagram } from "./workflow-diagram.tsx";

const { graph } = templatesPage;

/** For narrow windows: opens the drawing over the whole window, or its picture where scripts do not run. */
export function DrawingOpener({
  diagram,
  label,
  title,
  picture,
}: {
  diagram: Diagram;
  label: string;
  title: string;
  picture: string;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        href={picture}
        aria-haspopup="dialog"
        className={buttonClasses({ variant: "secondary" })}
        onClick={(event) => {
          if (!isPlainClick(event.nativeEvent)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Expand aria-hidden className="size-4.5" />
        {graph.open}
      </a>
      {open && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          shape="full"
          title={title}
          closeLabel={graph.close}
        >
          <WorkflowDiagram diagram={diagram} label={label} full />
        </Dialog>
      )}
    </>
  );
}
