import { companyExamples } from "./company.ts";
import { privacyExamples } from "./privacy.ts";
import { smallTalkExamples } from "./small-talk.ts";
import { templateExamples } from "./templates.ts";
import { tradeExamples } from "./trades.ts";
import { workExamples } from "./work.ts";

/** Messages, and what they are about: id of a passage, slug of a template, or a kind of message. */
export const examples: readonly [about: string, messages: readonly string[]][] = [
  companyExamples,
  privacyExamples,
  smallTalkExamples,
  workExamples,
  tradeExamples,
  templateExamples,
].flatMap((group) => Object.entries<readonly string[]>(group));
