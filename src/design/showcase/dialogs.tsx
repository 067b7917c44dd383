import { useState } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "../overlay/dialog.tsx";
import { Sheet } from "../overlay/sheet.tsx";
import { toast } from "../overlay/toast.tsx";

export function Dialogs() {
  const [open, setOpen] = useState<"center" | "wide" | "sheet">();
  const shared = { title: "A dialog", closeLabel: "Close", onClose: () => setOpen(undefined) };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen("center")}>
        Dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen("wide")}>
        Wide dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen("sheet")}>
        Sheet
      </Button>
      <Button variant="secondary" onClick={() => toast("Copied")}>
        Toast
      </Button>
      <Dialog {...shared} open={open === "center"}>
        <p>It gives the focus back to what called it.</p>
      </Dialog>
      <Dialog {...shared} open={open === "wide"} shape="wide">
        <p>For pictures or two columns.</p>
      </Dialog>
      <Sheet {...shared} open={open === "sheet"}>
        <p>Along the right edge, full height.</p>
      </Sheet>
    </>
  );
}
