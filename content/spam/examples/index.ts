import { examples as asked } from "../../assistant/examples/index.ts";
import later from "./later.json" with { type: "json" };
import tuning from "./tuning.json" with { type: "json" };
import { unwanted } from "./unwanted.ts";
import { unwantedPhrases } from "./unwanted-phrases.ts";
import { wanted } from "./wanted.ts";

type Example = { message: string };
const textsOf = (examples: readonly Example[]) => examples.map(({ message }) => message);
const textsIn = (groups: Readonly<Record<string, readonly string[]>>) =>
  Object.values(groups).flat();

/** What spam is learned from, and what honest messages. */
export const spamExamples: readonly string[] = [
  ...textsIn(unwanted),
  ...textsIn(unwantedPhrases),
  ...textsOf(tuning.spam),
  ...textsOf(later.spam),
];
export const honestExamples: readonly string[] = [
  ...textsIn(wanted),
  ...textsOf(tuning.honest),
  ...textsOf(later.honest),
];

/** What people ask the assistant: short, and honest too. */
export const questions: readonly string[] = asked.flatMap(([, messages]) => messages);
