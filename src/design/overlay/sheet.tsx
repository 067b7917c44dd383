import { Dialog, type DialogProps } from "./dialog.tsx";

/** A dialog along the right edge of the window, in full height. */
export function Sheet(props: Omit<DialogProps, "shape">) {
  return <Dialog {...props} shape="sheet" />;
}
