import { useContext, type ReactNode } from "react";
import { classes } from "#design/classes.ts";
import type { AnsweredBy, Language } from "../../contract.ts";
import { Feedback } from "./feedback.tsx";
import { BotAvatar, UserAvatar } from "./avatar.tsx";
import { Cards } from "./cards.tsx";
import type { Message } from "../conversation/conversation.ts";
import { Markdown } from "./markdown.tsx";
import { SafeLink } from "./safe-link.tsx";
import { formatTimestamp } from "../conversation/timestamp.ts";
import type { Draft } from "../conversation/use-chat.ts";
import { chatWords } from "../../words.ts";
import { ChatLanguage, useWords } from "../chat-language.ts";

/** Shows a message in its language. A visitor's message has the language of its answer. */
export function Bubble({
  message,
  language,
  now,
  isNewest,
  answers,
  onPerson,
}: {
  message: Message;
  language: Language;
  now: Date;
  /** Whether the message is part of the answer to the newest question. */
  isNewest: boolean;
  answers?: { question: string; page: string; answered_by: AnsweredBy } | undefined;
  onPerson: () => void;
}) {
  const { sender, text, timestamp, end, cards = [], source } = message;
  const failed = end === "failed";
  const { labels } = chatWords[language];
  // All times of a conversation use the format of its language, so that "8:36 PM" and "20:36" do not mix.
  const ofConversation = useContext(ChatLanguage);
  return (
    // Screen readers announce new messages of the list, except the visitor's own. Error messages are alerts, which
    // screen readers announce anyway.
    <li lang={language} aria-live={sender === "user" || failed ? "off" : undefined}>
      <ChatLanguage value={language}>
        <Row sender={sender}>
          {text !== "" && (
            <Words sender={sender} failed={failed} alert={failed && isNewest}>
              {sender === "user" ? (
                <p className="whitespace-pre-wrap">{text}</p>
              ) : (
                <Markdown text={text} />
              )}
            </Words>
          )}
          <Cards cards={cards} onPerson={onPerson} />
          <p
            className={classes(
              "px-1 text-[0.75rem] leading-snug text-faint",
              sender === "user" && "text-right",
            )}
          >
            <time dateTime={timestamp.toISOString()} lang={ofConversation}>
              {formatTimestamp(timestamp, now, ofConversation)}
            </time>
            {end === "stopped" && ` · ${labels.stopped}`}
            {source && (
              <>
                {` · ${labels.sources} `}
                <SafeLink href={source.path}>{source.label}</SafeLink>
              </>
            )}
          </p>
          {answers && !failed && (
            <Feedback
              about={{
                ...answers,
                answer: text,
                templates: cards.flatMap((card) => (card.type === "template" ? [card.slug] : [])),
              }}
            />
          )}
        </Row>
      </ChatLanguage>
    </li>
  );
}

/**
 * Shows an answer while it is being written. Screen readers announce only the finished message. `before`: language to
 * use until the language of the answer is known.
 */
export function TypingBubble({
  draft: { text, cards, language: own },
  language: before,
  onPerson,
}: {
  draft: Draft;
  language: Language;
  onPerson: () => void;
}) {
  const language = own ?? before;
  return (
    <div lang={language} className="mt-4" data-draft>
      <ChatLanguage value={language}>
        <Row sender="bot">
          {text === "" && cards.length === 0 ? (
            <Words sender="bot">
              <span className="sr-only">{chatWords[language].labels.typing}</span>
              <span aria-hidden className="typing-dots">
                <i />
                <i />
                <i />
              </span>
            </Words>
          ) : (
            text !== "" && (
              <Words sender="bot">
                <Markdown text={text} />
              </Words>
            )
          )}
          <Cards cards={cards} onPerson={onPerson} />
        </Row>
      </ChatLanguage>
    </div>
  );
}

function Row({ sender, children }: { sender: Message["sender"]; children: ReactNode }) {
  const isUser = sender === "user";
  const { labels } = useWords();
  return (
    <div className={classes("relative flex gap-3", isUser && "flex-row-reverse")}>
      {/* On a phone the avatar is smaller, on a corner of the message, so that the text has room. */}
      <span
        className={classes(
          "max-[30rem]:absolute max-[30rem]:-top-4 max-[30rem]:scale-67",
          isUser ? "max-[30rem]:-right-3.5" : "max-[30rem]:-left-3.5",
        )}
      >
        {isUser ? <UserAvatar /> : <BotAvatar />}
      </span>
      <div className="flex max-w-[calc(100%-2.25rem)] min-w-0 flex-col gap-1.5 min-[30rem]:max-w-[calc(100%-5.25rem)]">
        <span className="sr-only">{isUser ? labels.user : labels.bot}:</span>
        {children}
      </div>
    </div>
  );
}

function Words({
  sender,
  failed = false,
  alert = false,
  children,
}: {
  sender: Message["sender"];
  failed?: boolean;
  alert?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      role={alert ? "alert" : undefined}
      className={classes(
        "flex flex-col gap-2 rounded-card border px-3.5 py-2.5 text-[0.9375rem] leading-normal break-words",
        sender === "user"
          ? "self-end border-transparent bg-text text-canvas"
          : "self-start bg-raised",
        sender === "bot" && (failed ? "border-error" : "border-hairline"),
      )}
    >
      {children}
    </div>
  );
}
