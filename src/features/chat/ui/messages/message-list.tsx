import { useContext, useEffect, useState } from "react";
import { ArrowDown, RotateCcw } from "lucide-react";
import { Button } from "#design/button.tsx";
import { Bubble, TypingBubble } from "./bubble.tsx";
import { Cards, OnAsk } from "./cards.tsx";
import { Starters } from "../panel/starters.tsx";
import type { Language } from "../../contract.ts";
import type { Message } from "../conversation/conversation.ts";
import type { Chat } from "../conversation/use-chat.ts";
import { useReadingPlace } from "../panel/use-reading-place.ts";
import { ChatLanguage, useWords } from "../chat-language.ts";

const NOW_EVERY_MS = 60_000;

type Props = Pick<Chat, "messages" | "draft" | "answeredBy" | "canRetry" | "retry"> & {
  page: string;
  onAsk: (question: string) => void;
  onPerson: () => void;
};

/** The list of messages. While an answer grows, the list scrolls down until the visitor's question reaches the top. */
export function MessageList({
  messages,
  draft,
  answeredBy,
  canRetry,
  retry,
  page,
  onAsk,
  onPerson,
}: Props) {
  const { list, awayFromEnd, toEnd } = useReadingPlace(messages, draft);
  const now = useNow();
  const language = useContext(ChatLanguage);
  const { buttons, labels, notices } = useWords();
  const lastAsked = messages.findLastIndex(({ sender }) => sender === "user");
  const notice = answeredBy === "budget" && notices.budgetSpent;
  return (
    <OnAsk value={onAsk}>
      <section
        ref={list}
        aria-label={labels.conversation}
        // The list can be focused, because keyboard users could not scroll it otherwise.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-2"
      >
        {notice && (
          <p className="mb-4 rounded-control border border-hairline bg-raised px-3.5 py-2.5 text-small text-muted">
            {notice}
          </p>
        )}
        {/* This live region contains only finished messages, so that screen readers announce each message once. */}
        <ol aria-live="polite" aria-relevant="additions" className="flex flex-col gap-4">
          {messages.map((message, place) => {
            const question = questionBefore(messages, place);
            const answered_by = message.by ?? answeredBy ?? "site";
            return (
              <Bubble
                key={`${message.timestamp.getTime()}-${place}`}
                message={message}
                language={languageOf(messages, place, language)}
                now={now}
                isNewest={place > lastAsked}
                answers={question === undefined ? undefined : { question, page, answered_by }}
                onPerson={onPerson}
              />
            );
          })}
        </ol>
        {draft && <TypingBubble draft={draft} language={language} onPerson={onPerson} />}
        {canRetry && (
          <div className="mt-4 mr-9 flex flex-wrap items-start gap-2 min-[30rem]:ml-12">
            <Button variant="secondary" onClick={retry}>
              <RotateCcw aria-hidden className="size-4" />
              {buttons.retry}
            </Button>
            <Cards cards={[{ type: "booking" }]} onPerson={onPerson} />
          </div>
        )}
        {messages.length === 1 && !draft && <Starters page={page} onAsk={onAsk} />}
        {awayFromEnd && (
          // The text of answers leaves a margin free on its right, so the button does not cover the text.
          <div className="sticky bottom-2 h-0">
            <button
              type="button"
              aria-label={buttons.jumpToNewest}
              onClick={toEnd}
              className="absolute right-0 bottom-0 grid size-9 place-items-center before:absolute before:-inset-1 rounded-full border border-edge bg-surface text-text"
            >
              <ArrowDown aria-hidden className="size-5" />
            </button>
          </div>
        )}
      </section>
    </OnAsk>
  );
}

/**
 * Returns the language of the message with the index `place`. A visitor's message has the language of its answer, or
 * `newest` if it has no answer. An error message counts as no answer, because it may be in another language.
 */
function languageOf(messages: readonly Message[], place: number, newest: Language): Language {
  if (messages[place]?.sender !== "user") return messages[place]?.language ?? "en";
  const next = messages[place + 1];
  return next?.sender === "bot" && next.end !== "failed" ? (next.language ?? "en") : newest;
}

function questionBefore(messages: readonly Message[], place: number): string | undefined {
  if (messages[place]?.sender === "user") return undefined;
  const before = messages[place - 1];
  return before?.sender === "user" ? before.text : undefined;
}

/** Returns the time, updated every minute, so that messages get the word "Yesterday" at midnight. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), NOW_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
