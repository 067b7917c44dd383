import type { WorkflowFile } from "../../../../packages/check/src/read/workflow-file.ts";

type Guided = {
  guide: string;
  file: Pick<WorkflowFile, "nodes">;
  kinds: ReadonlyMap<string, string>;
};

export function checkWords(guided: Guided): string[] {
  return [
    ...PHRASES.flatMap(([pattern, sentence]) =>
      [...guided.guide.matchAll(pattern)].map(([found]) => `"${found.trim()}": ${sentence}`),
    ),
    ...countedSteps(guided),
    ...namedValues(guided),
    ...toldTimes(guided),
  ].map((problem) => `configuration.md: ${problem}`);
}

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:list|table|values) (?:below|above)\b/g, "the page shows it elsewhere; name the section."],
  [
    /(?<!\*)\b[Aa]ctivat(?:e|ion)\b(?!\*)|\b(?:must|has to|have to) be active\b|\bactive workflow\b/g,
    "n8n says Publish.",
  ],
  [/\|[^|\n]*\b(?:see the step|the line that begins with)\b[^|\n]*\|/g, "give an example."],
  [
    /\[(?!\/connect\/)[^\]]*\]\((?!https:\/\/)[^)]*\)/g,
    "in the downloaded file this leads nowhere; show the address.",
  ],
  [
    /\b\d+ (?:dollars?|euros?)\b(?![^|\n]*\bat the time of writing\b)/g,
    "prices change; say that this is the one at the time of writing, and where to look it up.",
  ],
];

const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/**
 * Checks the numbers in phrases of `configuration.md` such as "the three Gmail steps". Triggers do not count as steps.
 */
function countedSteps({ guide, file, kinds }: Guided): string[] {
  return [
    ...guide.matchAll(/(?<!first )\b(two|three|four|five|six|seven) ([A-Z][\w ]*?) steps\b/g),
  ].flatMap(([phrase, number = "", service = ""]) => {
    const labels = file.nodes.flatMap(({ type }) =>
      /trigger$/i.test(type) ? [] : (kinds.get(type) ?? []),
    );
    const exact = labels.filter((label) => label === service).length;
    const count = exact || labels.filter((label) => label.includes(service)).length;
    return NUMBERS[count] === number ? [] : `"${phrase}": the workflow has ${count}.`;
  });
}

/**
 * Checks that every camelCase name in `configuration.md` occurs in the workflow, for example as a value that the user
 * sets.
 */
function namedValues({ guide, file }: Guided): string[] {
  const workflow = JSON.stringify(file.nodes);
  return [...new Set(guide.match(/(?<=`)[a-z]+[A-Z]\w*(?=`)/g))]
    .filter((name) => !workflow.includes(name))
    .map((name) => `"${name}": nothing in the workflow is called that.`);
}

/**
 * Checks that times in the section "What it does" of `configuration.md`, such as "Every morning at ten", are in the
 * schedules of the workflow's triggers.
 */
function toldTimes({ guide, file }: Guided): string[] {
  const timetables = JSON.stringify(
    file.nodes.map(({ parameters: { rule, pollTimes } }) => [rule, pollTimes]),
  );
  const [, does = ""] = /^## What it does\n([\s\S]*?)(?=^## )/m.exec(guide) ?? [];
  const hours = [...does.matchAll(/\bEvery (?:morning|day|night|weekday|Monday) at (\w+)/g)].filter(
    ([, hour = ""]) => {
      const hourNumber = NUMBERS.indexOf(hour);
      return (
        hourNumber > 0 &&
        !new RegExp(`"triggerAtHour":${hourNumber}\\b|"\\d+ ${hourNumber} `).test(timetables)
      );
    },
  );
  const minutes = [...does.matchAll(/\bEvery (\w+) minutes/g)].filter(([, word = ""]) => {
    const interval = word === "fifteen" ? 15 : Math.max(NUMBERS.indexOf(word), Number(word) || 0);
    return !new RegExp(`"(?:minutesInterval|value)":${interval}\\b`).test(timetables);
  });
  return [...hours, ...minutes].map(
    ([phrase]) => `"${phrase}": no timetable of the workflow is that.`,
  );
}
