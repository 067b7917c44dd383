import { randomId } from "#client/random-id.ts";
import {
  inBrowser,
  readStored,
  readStoredJson,
  removeStored,
  store,
  type Place,
} from "#client/storage.ts";
import { chat } from "#content/assistant/chat.ts";
import type { AnsweredBy, Card, ChatTurn, Language, Source } from "../../contract.ts";
import { MAX_MESSAGE } from "../../limits.ts";

/** A message with the fields that docs/product.md, section 3 specifies, and with further optional fields. */
export type Message = {
  text: string;
  sender: "user" | "bot";
  timestamp: Date;
  cards?: Card[];
  source?: Source;
  /** Subjects of the answer (event `about`). The browser sends them back with the next question. */
  about?: string[];
  by?: AnsweredBy;
  /** Language of an answer; undefined for the visitor's messages and the greeting. */
  language?: Language;
  /**
   * Undefined for a complete message. `stopped`: the visitor stopped the answer. `cut`: an error cut the answer off.
   * `failed`: `text` is an error message.
   */
  end?: "stopped" | "cut" | "failed";
};

export type Conversation = {
  read: () => readonly Message[];
  subscribe: (changed: () => void) => () => void;
  /** Adds messages at the end of the conversation, after those that other browser tabs have added. */
  add: (...messages: Message[]) => void;
  /** Removes all messages after the visitor's newest message. */
  dropAnswer: () => void;
  reset: () => void;
  session: () => string;
};

const MESSAGES = "chat-messages";
const SESSION = "chat-session";
/**
 * Maximum number of characters that are stored. The oldest messages beyond this limit are not stored, because browsers
 * allow a site only about 5 MB.
 */
const MAX_STORED = 1_000_000;

/** Creates a conversation that is stored in this browser. If the browser refuses to store it, it is held in memory. */
export function createConversation(place: Place = inBrowser): Conversation {
  const listeners = new Set<() => void>();
  let messages = load();
  let session = "";

  function load(): readonly Message[] {
    return revive(readStoredJson(place, MESSAGES));
  }
  function show(next: readonly Message[]): void {
    messages = next;
    for (const changed of listeners) changed();
  }
  function keep(next: readonly Message[]): void {
    show(next);
    store(place, MESSAGES, fitting(next));
  }
  function fromElsewhere({ key }: StorageEvent): void {
    if (key === SESSION || key === null) session = "";
    if (key === MESSAGES || key === null) show(load());
  }

  return {
    read: () => messages,
    subscribe(changed) {
      if (listeners.size === 0) window.addEventListener("storage", fromElsewhere);
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) window.removeEventListener("storage", fromElsewhere);
      };
    },
    add: (...more) => keep([...messages, ...more]),
    dropAnswer: () => keep(messages.slice(0, messages.findLastIndex(isFromUser) + 1)),
    reset() {
      session = "";
      removeStored(place, SESSION);
      keep([greeting()]);
    },
    session() {
      session ||= readStored(place, SESSION) ?? "";
      if (!UUID.test(session)) {
        session = randomId();
        store(place, SESSION, session);
      }
      return session;
    },
  };
}

export function toTurns(messages: readonly Message[]): ChatTurn[] {
  return messages
    .filter(({ end, text }) => end !== "failed" && text !== "")
    .map((message) => {
      const shown = shownIn(message);
      return {
        role: message.sender === "user" ? "user" : "assistant",
        content: message.text.slice(0, MAX_MESSAGE),
        ...(shown.length > 0 && { shown }),
      };
    });
}

/**
 * Returns the language of the newest answer. Error messages do not count, because the server writes some of them in
 * English even if the chat is in German.
 */
export function newestLanguage(messages: readonly Message[]): Language {
  const answer = messages.findLast(
    ({ language, end }) => language !== undefined && end !== "failed",
  );
  return answer?.language ?? "en";
}

function shownIn({ cards = [], about = [] }: Message): string[] {
  const pages = cards.flatMap((card) =>
    card.type === "template" ? [`/templates/${card.slug}`] : [],
  );
  return [...pages, ...about];
}

export function greeting(): Message {
  return { text: chat.greeting, sender: "bot", timestamp: new Date() };
}

function revive(list: unknown): readonly Message[] {
  if (!Array.isArray(list) || list.length === 0) return [greeting()];
  const messages = list.map(reviveOne);
  return messages.every((message) => message !== undefined) ? messages : [greeting()];
}

function reviveOne(value: unknown): Message | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { text, sender, timestamp, cards, source, about, by, language, end } = value as Record<
    string,
    unknown
  >;
  const date = new Date(typeof timestamp === "string" ? timestamp : NaN);
  if (typeof text !== "string" || (sender !== "user" && sender !== "bot")) return undefined;
  if (Number.isNaN(date.getTime())) return undefined;
  return {
    text,
    sender,
    timestamp: date,
    cards: Array.isArray(cards) ? cards.filter(isCard) : undefined,
    source: isSource(source) ? source : undefined,
    about: Array.isArray(about) ? about.filter((kind) => typeof kind === "string") : undefined,
    by: by === "model" || by === "site" || by === "budget" ? by : undefined,
    language: language === "de" || language === "en" ? language : undefined,
    end: end === "stopped" || end === "cut" || end === "failed" ? end : undefined,
  };
}

function isCard(value: unknown): value is Card {
  if (typeof value !== "object" || value === null) return false;
  const {
    type,
    slug,
    title,
    summary,
    setup_minutes,
    text,
    lead = "",
    details,
  } = value as Record<string, unknown>;
  if (type === "details") return typeof details === "object" && details !== null;
  if (type === "choice") return typeof text === "string" && typeof lead === "string";
  if (type === "booking" || type === "person") return true;
  const words = [slug, title, summary].every((word) => typeof word === "string");
  const isTime = setup_minutes === null || typeof setup_minutes === "number";
  return type === "template" && words && isTime;
}

function isSource(value: unknown): value is Source {
  if (typeof value !== "object" || value === null) return false;
  const { label, path } = value as Record<string, unknown>;
  return typeof label === "string" && typeof path === "string" && /^\/(?!\/)/.test(path);
}

function isFromUser({ sender }: Message): boolean {
  return sender === "user";
}

function fitting(messages: readonly Message[]): string {
  const parts: string[] = [];
  let length = 2;
  for (const message of messages.toReversed()) {
    const part = JSON.stringify(message);
    length += part.length + 1;
    if (length > MAX_STORED) break;
    parts.push(part);
  }
  return `[${parts.toReversed().join(",")}]`;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
