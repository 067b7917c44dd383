import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { X } from "lucide-react";
import { classes } from "../classes.ts";
import { IconButton } from "../button.tsx";
import { NoHyphenBreak } from "../wrapped.tsx";

type DialogProps = {
  /** If undefined, a DialogOpener with the same `id` opens the dialog, and buttons in the dialog close it. */
  open?: boolean;
  onClose?: () => void;
  id?: string;
  title: string;
  closeLabel: string;
  /** `wide`: for pictures or two columns. `sheet`: along the right edge. `full`: fills the window. */
  shape?: "center" | "wide" | "sheet" | "full";
  children: ReactNode;
};

export function Dialog({
  open,
  onClose,
  id: givenId,
  title,
  closeLabel,
  shape = "center",
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ownId = useId();
  const id = givenId ?? ownId;
  const titleId = `${id}-title`;
  const close = () => (onClose ? onClose() : dialog.current?.close());

  useEffect(() => {
    const element = dialog.current;
    if (!element || open === undefined || element.open === open) return;
    if (open) {
      comeFrom(element, document.activeElement);
      element.showModal();
    } else {
      element.close();
    }
  }, [open]);
  useGivingFocusBack(dialog);

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      className={classes(
        "dialog",
        shape === "sheet" || shape === "full" ? `dialog-${shape}` : "dialog-center",
        shape === "wide" && "dialog-wide",
      )}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      onClose={(event) => event.target === dialog.current && open && onClose?.()}
      onPointerDown={(event) => event.target === dialog.current && close()}
    >
      <div
        className={classes(
          "flex max-h-[inherit] flex-col",
          shape === "full" ? "h-full" : "min-h-full",
        )}
      >
        <div className="sticky top-0 z-1 flex items-center justify-between gap-4 bg-surface/95 py-3 pr-3 pl-6 border-b border-hairline">
          <h2 id={titleId} className="text-title">
            <NoHyphenBreak text={title} />
          </h2>
          <IconButton
            label={closeLabel}
            onClick={close}
            {...command("close", id)}
            className="ml-auto"
          >
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
        <div
          className={classes(
            "dialog-body grow",
            // The dialog contains hidden texts for screen readers, which are positioned absolutely. Without `relative`,
            // they would make the whole dialog scroll.
            shape === "full" ? "min-h-0" : "relative overflow-y-auto p-6",
          )}
        >
          {children}
        </div>
      </div>
    </dialog>
  );
}

/**
 * A button that opens a dialog, even without scripts if the browser knows the attribute `command`.
 * @param dialog - id of the dialog
 */
export function DialogOpener({
  dialog,
  label,
  className,
  children,
}: {
  dialog: string;
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <IconButton
      label={label}
      className={className}
      aria-haspopup="dialog"
      onClick={() => openDialog(dialog)}
      {...command("show-modal", dialog)}
    >
      {children}
    </IconButton>
  );
}

function openDialog(id: string): void {
  const element = document.getElementById(id);
  // Does nothing in a browser that knows the attribute `command`: the browser opens the dialog itself after this event.
  if ("command" in HTMLButtonElement.prototype) return;
  if (element instanceof HTMLDialogElement && !element.open) element.showModal();
}

function command(name: "show-modal" | "close", id: string): object {
  return { command: name, commandfor: id };
}

function comeFrom(dialog: HTMLDialogElement, caller: Element | null): void {
  if (!caller || caller === document.body) return;
  const { left, top, width, height } = caller.getBoundingClientRect();
  dialog.style.setProperty("--from-x", `${left + width / 2 - innerWidth / 2}px`);
  dialog.style.setProperty("--from-y", `${top + height / 2 - innerHeight / 2}px`);
}

/** Closes the dialog before React removes it, because the browser gives the focus back only when a dialog is closed. */
function useGivingFocusBack(dialog: React.RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, [dialog]);
}
