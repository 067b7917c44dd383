import { useSyncExternalStore } from "react";

let printing = false;

/** What is drawn for a screen is drawn for paper then. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  const note = ({ type }: Event) => {
    printing = type === "beforeprint";
    changed();
  };
  window.addEventListener("beforeprint", note);
  window.addEventListener("afterprint", note);
  return () => {
    window.removeEventListener("beforeprint", note);
    window.removeEventListener("afterprint", note);
  };
}
