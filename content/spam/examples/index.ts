import { examples as asked } from "../../assistant/examples/index.ts";
import everyday from "./everyday.json" with { type: "json" };
import keptAside from "./kept-aside.json" with { type: "json" };
import later from "./later.json" with { type: "json" };
import nearMisses from "./near-misses.json" with { type: "json" };
import nearMisses2 from "./near-misses-2.json" with { type: "json" };
import newWords from "./new-words.json" with { type: "json" };
import short from "./short.json" with { type: "json" };
import tuning from "./tuning.json" with { type: "json" };
import unseen from "./unseen.json" with { type: "json" };
import { unwanted } from "./unwanted.ts";
import { unwantedPhrases } from "./unwanted-phrases.ts";
import { wanted } from "./wanted.ts";

type Example = Partial<Record<"name" | "email" | "company" | "message", string>>;
const messages = (texts: readonly string[]) => texts.map((message) => ({ message }));
const messagesIn = (groups: Readonly<Record<string, readonly string[]>>) =>
  messages(Object.values(groups).flat());
const sets = [tuning, later, keptAside, newWords, unseen, everyday, short, nearMisses, nearMisses2];

/** What spam is learned from, and what honest messages. */
export const spamExamples: readonly Example[] = [
  ...messagesIn(unwanted),
  ...sets.flatMap(({ spam }): Example[] => spam),
];
export const honestExamples: readonly Example[] = [
  ...messagesIn(wanted),
  ...sets.flatMap(({ honest }): Example[] => honest),
];

/** Sentences of spam. */
export const phrases: readonly Example[] = messagesIn(unwantedPhrases);

/** What people ask the assistant: short, and honest. */
export const questions: readonly Example[] = messages(asked.flatMap(([, texts]) => texts));
