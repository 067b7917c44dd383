import { Dialog, type DialogProps } from "./dialog.tsx";

export function Sheet(props: Omit<DialogProps, "shape">) {
  return <Dialog {...props} shape="sheet" />;
}
