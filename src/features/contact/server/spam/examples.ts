import {
  readExampleFolder,
  readExampleGroups,
  readLines,
} from "#platform/learning/example-files.ts";
import type { ScoredText } from "./features.ts";

const FOLDER = "content/spam/examples";

/** Reads the messages from which the build learns the words of spam and of honest senders. */
export function readSpamExamples(): Record<
  "spam" | "honest" | "phrases" | "questions",
  ScoredText[]
> {
  return {
    spam: readLines(`${FOLDER}/spam.txt`).map(messageOf),
    honest: readLines(`${FOLDER}/honest.txt`).map(messageOf),
    /** Single sentences of spam. */
    phrases: readExampleGroups(`${FOLDER}/phrases.txt`).flatMap(([, lines]) =>
      lines.map(messageOf),
    ),
    /** Questions to the assistant, which are short and honest. */
    questions: readExampleFolder("content/assistant/examples").flatMap(([, lines]) =>
      lines.map(messageOf),
    ),
  };
}

function messageOf(line: string): ScoredText {
  const [message = "", name = "", email = "", company = ""] = line.split("\t");
  return { message: message.replaceAll("\\n", "\n"), name, email, company };
}
