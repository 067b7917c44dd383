import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { callApi } from "#client/api.ts";
import { count } from "#features/analytics/client/count.ts";
import type { AnsweredBy, Assistant, Card, ChatEvent, Language, Source } from "../../contract.ts";
import { REPLY_DELAY_MS } from "../../limits.ts";
import { chatWords } from "../../words.ts";
import { ask, NoAnswer } from "./ask.ts";
import { createConversation, newestLanguage, toTurns, type Message } from "./conversation.ts";

export type Draft = {
  text: string;
  cards: Card[];
  source: Source | undefined;
  about: string[];
  language: Language | undefined;
};

/**
 * An answer that has ended. If the visitor stopped it, `answer` is the part that had arrived. If an error occurred,
 * `cut` is the part before the error, and `answer` the part after it. Otherwise `answer` is the whole answer.
 */
type Finished = { answer: Draft; cut: Draft | undefined; by: AnsweredBy; stopped: boolean };

type Failure = Pick<Message, "text" | "language">;

const NOTHING: Draft = { text: "", cards: [], source: undefined, about: [], language: undefined };

export type Chat = {
  messages: readonly Message[];
  /** The answer that is being written; undefined if there is none. If its text is empty, typing dots are shown. */
  draft: Draft | undefined;
  answeredBy: AnsweredBy | undefined;
  canRetry: boolean;
  send: (text: string) => void;
  stop: () => void;
  retry: () => void;
  reset: () => void;
  say: (text: string, language: Language) => void;
  transcript: () => ReturnType<typeof toTurns>;
};

/** Calls `onFinished` after each answer or failure (docs/product.md, section 4). */
export function useChat(page: string, onFinished: () => void): Chat {
  const [conversation] = useState(() => createConversation());
  const messages = useSyncExternalStore(conversation.subscribe, conversation.read);
  const [draft, setDraft] = useState<Draft>();
  // True if the newest question got no answer, for example because the visitor reloaded the page too early.
  const [interrupted, setInterrupted] = useState(messages.at(-1)?.sender === "user");
  const [answeredBy, setAnsweredBy] = useWhoAnswers();
  const running = useRef<AbortController>(undefined);

  async function answer(): Promise<void> {
    const session = conversation.session();
    const controller = new AbortController();
    running.current = controller;
    setInterrupted(false);
    let written = NOTHING;
    setDraft(written);
    const delayed = replyDelay(controller.signal);
    const request = { session_id: session, page, messages: toTurns(conversation.read()) };
    let failed: Failure | undefined;
    let cut: Draft | undefined;
    let by: AnsweredBy = "model";
    try {
      for await (const event of ask(request, controller.signal)) {
        if (event.type === "by") by = event.answeredBy;
        if (event.type === "error") {
          // After an error of the AI model, the server may still answer from the site's texts. The panel shows that
          // answer below the error message, so a new draft begins.
          failed = { text: event.error, language: written.language };
          cut = written;
          written = { ...NOTHING, language: written.language };
        }
        setAnsweredBy(by);
        written = extended(written, event);
        setDraft(written);
      }
    } catch (error) {
      const language = written.language ?? newestLanguage(conversation.read());
      const { connection } = chatWords[language].errors;
      // The server explains only some errors, and only in English. For all others, the panel has a message in the
      // language of the chat.
      const sentence = error instanceof NoAnswer ? error.sentence : undefined;
      failed = sentence ? { text: sentence, language: "en" } : { text: connection, language };
      cut = written;
      written = NOTHING;
      await delayed;
    }
    if (running.current === controller) running.current = undefined;
    setDraft(undefined);
    // The visitor may have ended the conversation meanwhile, in this browser tab or another. Then the answer is
    // dropped.
    if (conversation.session() !== session) return;
    const stopped = controller.signal.aborted;
    finish({ answer: stopped ? (cut ?? written) : written, cut, by, stopped }, failed);
  }

  function finish({ answer: last, cut, by, stopped }: Finished, failed: Failure | undefined): void {
    const timestamp = new Date();
    const message = (part: Draft, end?: Message["end"]): Message[] =>
      part.text !== "" || part.cards.length > 0
        ? [{ ...part, by, sender: "bot", timestamp, end }]
        : [];
    const failure: Message[] =
      failed && !stopped ? [{ ...failed, sender: "bot", timestamp, end: "failed" }] : [];
    const before = cut && !stopped ? message(cut, "cut") : [];
    const answers = [...before, ...failure, ...message(last, stopped ? "stopped" : undefined)];
    conversation.add(...answers);
    setInterrupted(answers.length === 0);
    if (answers.length > 0) onFinished();
  }

  const stop = () => running.current?.abort();
  return {
    messages,
    draft,
    answeredBy,
    canRetry: !draft && (interrupted || hasFailed(messages)),
    send(text) {
      if (running.current) return;
      if (messages.every(({ sender }) => sender !== "user")) count("chat", page);
      conversation.add({ text, sender: "user", timestamp: new Date() });
      void answer();
    },
    stop,
    retry() {
      if (running.current) return;
      conversation.dropAnswer();
      void answer();
    },
    reset() {
      conversation.reset();
      setInterrupted(false);
      stop();
    },
    say: (text, language) =>
      conversation.add({ text, sender: "bot", timestamp: new Date(), language }),
    transcript: () => toTurns(conversation.read()),
  };
}

/** Delays the error message of a failed request by the time that a reply takes (docs/product.md, decision 16). */
function replyDelay(signal: AbortSignal): Promise<void> {
  const { min, max } = REPLY_DELAY_MS;
  return new Promise((resolve) => {
    setTimeout(resolve, min + Math.random() * (max - min));
    signal.addEventListener("abort", () => resolve());
  });
}

/** Whether the newest question led to an error. An answer from the site's texts may have followed the error. */
function hasFailed(messages: readonly Message[]): boolean {
  const lastQuestion = messages.findLastIndex(({ sender }) => sender === "user");
  return messages.slice(lastQuestion + 1).some(({ end }) => end === "failed");
}

function extended(draft: Draft, event: ChatEvent): Draft {
  if (event.type === "text") return { ...draft, text: draft.text + event.text };
  if (event.type === "card") return { ...draft, cards: [...draft.cards, event.card] };
  if (event.type === "language") return { ...draft, language: event.language };
  if (event.type === "about") return { ...draft, about: event.about };
  return event.type === "source" ? { ...draft, source: event.source } : draft;
}

function useWhoAnswers() {
  const [answeredBy, setAnsweredBy] = useState<AnsweredBy>();
  useEffect(() => {
    const leaving = new AbortController();
    callApi<Assistant>("/api/chat", { signal: leaving.signal })
      .then((assistant) => setAnsweredBy(assistant.answeredBy))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return [answeredBy, setAnsweredBy] as const;
}
