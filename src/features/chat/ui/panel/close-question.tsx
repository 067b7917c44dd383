import { useEffect, useRef } from "react";
import { Button } from "#design/button.tsx";
import { useWords } from "../chat-language.ts";

/** Asks the visitor whether to delete the conversation. Meanwhile the rest of the panel cannot be used. */
export function CloseQuestion({
  onCancel,
  onConfirm,
}: {
  onCancel: () => void;
  onConfirm: () => void;
}) {
  const { text, cancel, confirm } = useWords().closeQuestion;
  const safeWay = useRef<HTMLButtonElement>(null);
  useEffect(() => safeWay.current?.focus(), []);
  return (
    <div className="absolute inset-0 grid place-items-center bg-canvas/80 p-6">
      <div
        role="alertdialog"
        aria-modal="true"
        aria-labelledby="chat-close-question"
        className="w-full max-w-sm rounded-card border border-edge bg-surface p-6"
      >
        <p id="chat-close-question">{text}</p>
        <div className="mt-6 flex justify-end gap-3">
          <Button ref={safeWay} variant="secondary" onClick={onCancel}>
            {cancel}
          </Button>
          <Button onClick={onConfirm}>{confirm}</Button>
        </div>
      </div>
    </div>
  );
}
