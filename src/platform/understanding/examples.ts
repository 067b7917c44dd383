import { wordsOf } from "#platform/search/words.ts";
import { industryWords, otherTrades } from "#content/assistant/service-words.ts";
import { brand } from "#content/site/brand.ts";
import {
  readExampleFolder,
  readExampleGroups,
  type ExampleGroup,
} from "#platform/learning/example-files.ts";

const FOLDER = "content/assistant/examples";

/**
 * Reads the example messages, grouped by meaning. A meaning is the id of a passage (a text that the assistant can
 * quote), the slug of a template, or a kind of message. The built server contains only the model that the build learned
 * from them.
 */
export function readExamples(): ExampleGroup[] {
  const groups = readExampleFolder(FOLDER).map(([label, messages]): ExampleGroup => [
    label,
    messages.map((message) => message.replaceAll("{brand}", brand.name)),
  ]);
  return [...groups, ...tradeExamples()];
}

export function readTemplateLabels(): string[] {
  return readExampleGroups(`${FOLDER}/templates.txt`).map(([slug]) => slug);
}

function tradeExamples(): ExampleGroup[] {
  const industries = Object.entries<readonly string[]>(industryWords);
  return [
    ...industries.map(([slug, trades]): ExampleGroup => [slug, trades.flatMap(introductions)]),
    ["custom-workflow-development", otherTrades],
  ];
}

function introductions(trade: string): string[] {
  return [
    `we run a ${trade}, what could you do for us`,
    `I own a ${trade}`,
    `we are a ${trade}, what can you automate`,
    `templates for a ${trade}`,
    `do you have anything for a ${trade}`,
    `Gibt es Vorlagen für ${trade}`,
    `Habt ihr was für ein ${trade}`,
    `Wir haben ein ${trade}, was könnt ihr automatisieren`,
  ];
}

let spelling: [stem: string, times: number][] | undefined;

/** Counts how often each word stem occurs in the example messages. A second call returns the first result. */
export function learnSpelling(): [stem: string, times: number][] {
  if (spelling) return spelling;
  const times = new Map<string, number>();
  for (const { stem } of readExamples().flatMap(([, messages]) => messages.flatMap(wordsOf))) {
    times.set(stem, (times.get(stem) ?? 0) + 1);
  }
  return (spelling = [...times]);
}
