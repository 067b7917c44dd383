import { shortType } from "../../../packages/check/src/facts/node-kinds.ts";
import { parseWorkflowFile } from "../../../packages/check/src/read/strict-workflow.ts";
import { PASSPORT_FILES, type PassportFile } from "../../../src/workflow/passport/files.ts";
import { Passport } from "../../../src/workflow/passport/passport.ts";
import { checksumsOf } from "../../../src/workflow/passport/read-passport.ts";
import type { WrittenMetadata } from "../../../src/workflow/facts/template-metadata.ts";
import type { MutationScore, RunRecord } from "../../../src/workflow/record/run-record.ts";
import { DAY_MS } from "../../../src/shared/time/days.ts";
import { checksumOf } from "../build/checksum.ts";
import type { TemplateFolder } from "../library/template-folder.ts";
import { openRecord } from "../record/open-record.ts";
import { sumOf, testedFacts } from "../record/tested-facts.ts";
import { readFixtures, type Fixtures } from "../run/fixtures.ts";
import { writesIn } from "./effects.ts";
import { failuresIn } from "./failures.ts";
import { messagesIn } from "./messages.ts";
import { receiversIn } from "./receivers.ts";
import { situationOf } from "../../../src/workflow/story/story.ts";
import { readRuns, type PassportRuns } from "./runs.ts";

/**
 * Makes the passport of a template.
 * @param findings - result of `checkTemplate`; the verdict in the passport is "green" only if there are no findings
 * @throws Error if the workflow cannot be read
 */
export function makePassport(template: TemplateFolder, findings: readonly string[]): string {
  const texts = Object.fromEntries(
    PASSPORT_FILES.map((name) => [name, template.read(name)?.toString("utf8") ?? ""]),
  ) as Record<PassportFile, string>;
  const { file, problems } = parseWorkflowFile(texts["workflow.json"]);
  if (!file) throw new Error(`workflow.json: ${problems.join(" ")}`);
  const { slug, version, repeats } = JSON.parse(texts["metadata.json"]) as WrittenMetadata;
  const record = openRecord(template);
  const fixtures = readFixtures(template);
  const runs = readRuns(file, record, fixtures?.cases);
  const passport = Passport.parse({
    format: 1,
    slug,
    version,
    verdict: findings.length === 0 ? "green" : "red",
    findings,
    ...checksumsOf(texts, (text) => checksumOf(Buffer.from(text))),
    releases: testedFacts(record).tested?.releases ?? [],
    starts: startsIn(runs, record),
    waits: runs.subject.steps.some(
      ({ type, parameters }) =>
        shortType(type) === "wait" || parameters["operation"] === "sendAndWait",
    ),
    remembers: remembersIn(runs),
    repeats: repeats
      ? { text: repeats.text, situations: repeats.cases.map((name) => situationOf(name).name) }
      : null,
    situations: runs.cases.map(({ kind, name }) => ({ kind, name })),
    again: record?.variants ? { ...record.variants, except: exceptionsIn(fixtures) } : null,
    faults: record?.score ? faultsIn(record.score) : null,
    messages: messagesIn(runs, texts["configuration.md"]),
    writes: writesIn(runs),
    ...receiversIn(runs),
    failures: failuresIn(runs),
    untried: fixtures?.untried ?? [],
  });
  return `${JSON.stringify(passport, null, 1)}\n`;
}

/**
 * Lists the triggers that start the workflow. For a trigger with a schedule, the number of runs a month is computed
 * from the recorded times of its next starts.
 */
function startsIn({ subject }: PassportRuns, record: RunRecord | null): Passport["starts"] {
  return Object.keys(record?.triggers ?? {}).map((step) => {
    const type = shortType(subject.nodeCalled(step)?.type ?? "");
    const byClock = type === "scheduleTrigger";
    const due = byClock ? record?.due.find(({ node }) => node === step) : undefined;
    const times = due?.times ?? [];
    const [first = "", last = ""] = [times[0], times.at(-1)];
    const days = (Date.parse(last) - Date.parse(first)) / DAY_MS / (times.length - 1);
    return {
      step,
      runs: days > 0 ? Math.round(DAYS_PER_MONTH / days) : null,
      isForFailures: type === "errorTrigger",
      isMailbox: MAILBOXES.has(type),
      kind: MAILBOXES.has(type) ? "mailbox" : (START_KINDS[type] ?? "web"),
    };
  });
}

/**
 * Kinds of triggers by node type. The types in `MAILBOXES` have the kind `mailbox`. Types in neither list have the kind
 * `web`.
 */
const START_KINDS: Record<string, Passport["starts"][number]["kind"] | undefined> = {
  scheduleTrigger: "clock",
  formTrigger: "form",
  chatTrigger: "chat",
  errorTrigger: "failure",
  executeWorkflowTrigger: "workflow",
  googleCalendarTrigger: "poll",
  googleBusinessProfileTrigger: "poll",
  rssFeedReadTrigger: "poll",
};

const DAYS_PER_MONTH = 365.25 / 12;
const MAILBOXES = new Set(["gmailTrigger", "microsoftOutlookTrigger", "emailReadImap"]);

function remembersIn({ subject }: PassportRuns): Passport["remembers"] {
  return subject.nodes.flatMap(({ node, facts: { parameters } }) => {
    if (parameters["operation"] !== "removeItemsSeenInPreviousExecutions") return [];
    const { historySize } = (parameters["options"] ?? {}) as { historySize?: unknown };
    return [{ step: node.name, most: typeof historySize === "number" ? historySize : 10_000 }];
  });
}

function exceptionsIn(fixtures: Fixtures | null): { step: string; because: string }[] {
  return (fixtures?.variants ?? []).map(({ step, because }) => ({ step, because }));
}

function faultsIn({ places, missed, equivalent }: MutationScore): NonNullable<Passport["faults"]> {
  const { made, noticed } = sumOf(Object.values(places));
  return { made, noticed, missed, harmless: equivalent };
}
