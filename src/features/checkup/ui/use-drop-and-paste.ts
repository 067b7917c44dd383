import { useEffect, useState } from "react";

/**
 * Checks files and texts that the visitor drops or pastes anywhere on the page. A paste into an `<input>` is left to
 * the browser.
 * @returns whether the visitor is dragging something over the page
 */
export function useDropAndPaste(
  checkText: (text: string) => Promise<void>,
  checkFiles: (files: readonly File[]) => Promise<void>,
): boolean {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const take = (data: DataTransfer | null): void => {
      const files = [...(data?.files ?? [])];
      const text = data?.getData("text/plain") ?? "";
      if (files.length > 0) void checkFiles(files);
      // An empty text is checked too, because the page then says in an error message what it expects.
      else void checkText(text);
    };
    const onPaste = (event: ClipboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches("input");
      if (isTyping) return;
      event.preventDefault();
      take(event.clipboardData);
    };
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      setDragging(false);
      take(event.dataTransfer);
    };
    const onDragOver = (event: DragEvent) => {
      event.preventDefault();
      setDragging(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setDragging(false);
    };
    document.addEventListener("paste", onPaste, { signal });
    document.addEventListener("drop", onDrop, { signal });
    document.addEventListener("dragover", onDragOver, { signal });
    document.addEventListener("dragleave", onDragLeave, { signal });
    return () => left.abort();
  }, [checkText, checkFiles]);
  return dragging;
}
