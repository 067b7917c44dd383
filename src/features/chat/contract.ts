import { z } from "zod";
import { ContactMessage, hasPhoneDigits } from "#features/contact/contract.ts";
import { TRAP } from "#features/contact/fields.ts";
import { stopAtFirstFault } from "#shared/lists/list.ts";
import { EmailAddress, singleLine, multiLine } from "#shared/text/text.ts";
import { MAX_ANSWER, MAX_COMMENT, MAX_DETAIL, MAX_MESSAGE, MAX_PAGE } from "./limits.ts";

/** A message from the visitor or from the assistant. The browser never sends a system prompt or a tool call. */
export const ChatTurn = z.object(
  {
    role: z.enum(["user", "assistant"], "A turn is the user's or the assistant's."),
    content: multiLine(MAX_MESSAGE, "A message"),
    /** Set only for answers: paths of the template pages that an answer showed, and ids from its event `about`. */
    shown: stopAtFirstFault(z.array(singleLine(100, "What was shown"))).optional(),
  },
  "A turn has a role and a content.",
);
export type ChatTurn = z.output<typeof ChatTurn>;

const SessionId = z.uuid("The session id must be a UUID.");

/** Body of POST /api/chat: the messages, oldest first. The body's size is limited (docs/product.md, decision 29). */
export const ChatRequest = z.object(
  {
    session_id: SessionId,
    messages: stopAtFirstFault(
      z.array(ChatTurn, "Please send the conversation as a list of messages."),
    ).refine((turns) => turns.at(-1)?.role === "user" && turns.at(-1)?.content !== "", {
      error: "Please write a message.",
    }),
    page: singleLine(MAX_PAGE, "The page").default("/"),
  },
  "Please send a session and a conversation.",
);
export type ChatRequest = z.output<typeof ChatRequest>;

export const TemplateCard = z.object({
  type: z.literal("template"),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  setup_minutes: z.number().nullable(),
});
export type TemplateCard = z.output<typeof TemplateCard>;

const optionalLine = (max: number, subject: string) => singleLine(max, subject).default("");

/** Facts about the visitor, as the assistant understood them. A fact is "" if it is unknown. */
export const Details = z.object({
  name: optionalLine(200, "The name"),
  email: optionalLine(254, "The email address"),
  phone: optionalLine(MAX_DETAIL.phone, "The phone number"),
  task: multiLine(MAX_MESSAGE, "The task").default(""),
  trade: optionalLine(MAX_DETAIL.trade, "The trade"),
  /** Title of the template that the conversation is about. */
  template: optionalLine(MAX_DETAIL.template, "The template"),
  /** Amounts with their units, as the visitor wrote them: "14 rooms, 200 euros". */
  numbers: optionalLine(MAX_DETAIL.numbers, "The numbers"),
});
export type Details = z.output<typeof Details>;

export const Card = z.discriminatedUnion("type", [
  TemplateCard,
  z.object({ type: z.literal("booking") }),
  z.object({ type: z.literal("person") }),
  /** A button that sends `text` as the visitor's message. `lead`: a sentence above the button. */
  z.object({ type: z.literal("choice"), text: z.string(), lead: z.string().optional() }),
  /** A card that opens the contact form with these details. Only chat panels of release 1.0.0 read `language`. */
  z.object({ type: z.literal("details"), language: z.enum(["en", "de"]), details: Details }),
]);
export type Card = z.output<typeof Card>;

export const Source = z.object({ label: z.string(), path: z.string().startsWith("/") });
export type Source = z.output<typeof Source>;

/**
 * The author of the answer. `model`: the AI model. `site`: the site itself, from its own texts. `budget`: the site too,
 * because the day's tokens for the AI model are used up, either those of all visitors or those of the visitor's network
 * address.
 */
export const AnsweredBy = z.enum(["model", "site", "budget"], "Please say who answered.");
export type AnsweredBy = z.output<typeof AnsweredBy>;

export type Language = "en" | "de";

export type Assistant = { answeredBy: AnsweredBy };

/** The events in the response to POST /api/chat. Each event is a line `data: …` with JSON. */
export type ChatEvent =
  /** The language of the answer. The browser shows the texts around the answer in this language. */
  | { type: "language"; language: Language }
  | { type: "by"; answeredBy: AnsweredBy }
  | { type: "text"; text: string }
  | { type: "card"; card: Card }
  | { type: "source"; source: Source }
  /**
   * Subjects of the answer: ids of quoted texts, kinds of fixed replies, or `templates`. Browsers return them in
   * `shown`.
   */
  | { type: "about"; about: string[] }
  /** An error message for the visitor (docs/product.md, section 8). Text before it stays on the page. */
  | { type: "error"; error: string }
  | { type: "end" };

const OptionalEmail = z
  .string("Please enter your email address.")
  .trim()
  .transform((typed, context) => {
    if (typed === "") return "";
    const { data, error } = EmailAddress.safeParse(typed);
    if (error) context.addIssue(error.issues[0]?.message ?? "");
    return data ?? z.NEVER;
  })
  .default("");

/** Body of POST /api/chat/person: a message for staff, with an email address, a phone number, or both. */
export const PersonMessage = ContactMessage.pick({ name: true, message: true, [TRAP]: true })
  .extend({
    email: OptionalEmail,
    phone: optionalLine(MAX_DETAIL.phone, "The phone number"),
    transcript: stopAtFirstFault(z.array(ChatTurn)).default([]),
  })
  .refine(({ email, phone }) => email !== "" || hasPhoneDigits(phone), {
    path: ["email"],
    error: "Please enter your email address or a phone number.",
  });
export type PersonMessage = z.output<typeof PersonMessage>;

export const AnswerFeedback = z.object(
  {
    question: multiLine(MAX_MESSAGE, "The question").refine((text) => text !== "", {
      error: "Please send the question.",
    }),
    answer: multiLine(MAX_ANSWER, "The answer"),
    templates: stopAtFirstFault(
      z
        .array(singleLine(100, "A template"), "Please send the templates as a list.")
        .max(10, "An answer shows at most ten templates."),
    ).default([]),
    answered_by: AnsweredBy,
    page: singleLine(MAX_PAGE, "The page").default("/"),
    comment: multiLine(MAX_COMMENT, "Your sentence").default(""),
  },
  "Please send a question and its answer.",
);
export type AnswerFeedback = z.output<typeof AnswerFeedback>;

export type UnhelpfulAnswers = {
  total: number;
  answers: (AnswerFeedback & {
    id: string;
    /** ISO timestamp. */
    at: string;
    /** The visitor's question as an entry for assistant/questions.json. Staff add the right answer to it. */
    asQuestion: string;
  })[];
};
