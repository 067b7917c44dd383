import { ThumbsDown } from "lucide-react";
import { useContext, useEffect, useRef, useState, type FormEvent } from "react";
import { ApiError, callApi } from "#client/api.ts";
import { Button } from "#design/button.tsx";
import { Field, TextArea } from "#design/field.tsx";
import { MAX_ANSWER, MAX_COMMENT } from "../../limits.ts";
import type { AnswerFeedback } from "../../contract.ts";
import { ChatLanguage, useWords } from "../chat-language.ts";

type Props = { about: Omit<AnswerFeedback, "comment"> };

export function Feedback({ about }: Props) {
  const words = useWords().feedback;
  const language = useContext(ChatLanguage);
  const [state, setState] = useState<"closed" | "open" | "sending" | "sent">("closed");
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const isOpen = state === "open" || state === "sending";
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const comment = field.current?.value ?? "";
    setState("sending");
    try {
      const json = { ...about, answer: about.answer.slice(0, MAX_ANSWER), comment };
      await callApi<void>("/api/chat/feedback", { method: "POST", json });
      setState("sent");
    } catch (error) {
      // The server's error messages are in English, so a German chat shows an error message of its own.
      const isReadable = language === "en" && error instanceof ApiError && error.status < 500;
      setProblem((isReadable && error.sentence) || words.failed);
      setState("open");
    }
  }

  if (state === "sent") {
    return (
      <output className="px-1 text-[0.8125rem] text-muted" aria-live="polite">
        {words.sent}
      </output>
    );
  }
  if (!isOpen) {
    return (
      <button
        type="button"
        onClick={() => setState("open")}
        className="-my-1.5 inline-flex min-h-11 items-center gap-1.5 self-start rounded-control px-1 text-[0.75rem] text-faint transition-colors hover:text-text"
      >
        <ThumbsDown aria-hidden className="size-3.5" />
        {words.open}
      </button>
    );
  }
  return (
    <form
      onSubmit={(event) => void submit(event)}
      aria-label={words.open}
      className="flex flex-col gap-3 rounded-card border border-hairline p-3.5"
    >
      <p className="text-[0.8125rem] leading-snug text-muted">{words.text}</p>
      <Field label={words.label} error={problem}>
        <TextArea ref={field} name="comment" rows={2} maxLength={MAX_COMMENT} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={() => setState("closed")}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={state === "sending"}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
