import { IF, MAIL, type Entry, type Example, type Steps } from "./entry.ts";

const SCHEDULE = (interval: object): [string, object] => [
  "scheduleTrigger@1.3",
  { rule: { interval: [interval] } },
];
const daily = (settings: object = {}, file: object = {}): Example => ({
  steps: { "Every day": SCHEDULE({ field: "days" }), "Send the mail": [...MAIL, settings] },
  file: { settings: { timezone: "Europe/Berlin", errorWorkflow: "7" }, ...file },
});
const loop: Steps = { Start: ["manualTrigger"], Each: ["splitInBatches@3"], Work: ["noOp"] };

const CALL: Steps[string] = [
  "executeWorkflow@1.2",
  { workflowId: { __rl: true, mode: "id", value: "7" } },
];

const lookup = (settings: object = {}): Example => ({
  steps: {
    Start: ["manualTrigger"],
    "Find the customer": [
      "airtable@2.1",
      { operation: "search", filterByFormula: "={Email}='{{ $json.email }}'" },
      settings,
    ],
    "Is it known?": [
      "if@2.3",
      {
        conditions: {
          options: { typeValidation: "loose" },
          combinator: "and",
          conditions: [
            {
              leftValue: "={{ $json.id }}",
              rightValue: "",
              operator: { type: "string", operation: "exists", singleValue: true },
            },
          ],
        },
      },
    ],
    Update: ["noOp"],
    Add: ["noOp"],
  },
  lines: [
    "Start > Find the customer",
    "Find the customer > Is it known?",
    "Is it known? > Update",
    "Is it known?:1 > Add",
  ],
});

export const RUNNING: Entry[] = [
  {
    rule: "empty-lookup",
    title:
      "A step that looks up gives an item also when it finds nothing, where the next one asks for that.",
    why: "Without an item no step runs. The If step that asks whether something was found is passed over, and with it the way for nothing found.",
    bad: lookup(),
    good: lookup({ alwaysOutputData: true }),
  },
  {
    rule: "endless-loop",
    title: "A loop can end.",
    why: "A way that leads back to itself runs until n8n stops it, and does its work again each time, where it has no exit. An exit is none if no round changes what it asks for.",
    bad: {
      steps: { Start: ["manualTrigger"], A: ["noOp"], B: ["noOp"] },
      lines: ["Start > A", "A > B", "B > A"],
    },
    good: {
      steps: { Start: ["manualTrigger"], A: ["noOp"], B: IF, C: ["noOp"] },
      lines: ["Start > A", "A > B", "B > A", "B:1 > C"],
    },
  },
  {
    rule: "loop-wired-wrongly",
    title: "A loop over items comes back for the next.",
    why: 'Without the line back only the first items are worked on, and the rest is dropped without an error. n8n goes on by "done" only after the last round.',
    bad: { steps: loop, lines: ["Start > Each", "Each:1 > Work"] },
    good: { steps: loop, lines: ["Start > Each", "Each:1 > Work", "Work > Each"] },
  },
  {
    rule: "error-output-nowhere",
    title: "What fails leaves by an output that leads somewhere.",
    why: "With an unconnected error output the run stays green while the failed items are lost.",
    bad: daily({ onError: "continueErrorOutput" }),
    good: daily(),
  },
  {
    rule: "failure-as-success",
    title: "A failure does not go on as an empty success.",
    why: "With Always Output Data and an error output a failed step also goes on as if there had been nothing to do.",
    bad: daily({ onError: "continueErrorOutput", alwaysOutputData: true }),
    good: daily({ alwaysOutputData: true }),
  },
  {
    rule: "error-path-ends",
    title: "An error path leads to somebody.",
    why: "An error output that ends in a step nobody sees is as good as none.",
    bad: {
      steps: {
        Start: ["manualTrigger"],
        "Send the mail": [...MAIL, { onError: "continueErrorOutput" }],
        Nothing: ["noOp"],
      },
      lines: ["Start > Send the mail", "Send the mail:1 > Nothing"],
    },
    good: {
      steps: {
        Start: ["manualTrigger"],
        "Send the mail": [...MAIL, { onError: "continueErrorOutput" }],
        Stop: ["stopAndError", { errorMessage: "No mail" }],
      },
      lines: ["Start > Send the mail", "Send the mail:1 > Stop"],
    },
  },
  {
    rule: "error-reaches-nobody",
    title: "Somebody hears when a workflow fails that runs by itself.",
    why: "Nobody watches a run in the night. Without a message the failure shows when a customer asks. It can hurt where an outsider started the run and the workflow is to send that person a mail, a text message or a bill; elsewhere it is worth knowing.",
    bad: daily({}, { settings: { timezone: "Europe/Berlin" } }),
    good: daily(),
  },
  {
    rule: "no-time-zone",
    title: "A time of day belongs to a time zone.",
    why: "Without one n8n takes its own, New York's unless somebody changed it. The morning mail then comes in the afternoon.",
    bad: daily({}, { settings: { errorWorkflow: "7" } }),
    good: daily(),
  },
  {
    rule: "too-often",
    title: "No service is asked every minute.",
    why: "A minute's schedule is 43,000 executions a month, one of five seconds 518,000. They count, and services refuse callers that come too often.",
    bad: {
      steps: { Often: SCHEDULE({ field: "minutes", minutesInterval: 1 }), "Send the mail": MAIL },
    },
    good: {
      steps: { Seldom: SCHEDULE({ field: "minutes", minutesInterval: 15 }), "Send the mail": MAIL },
    },
  },
  {
    rule: "local-address",
    title: "An address works for more than the person who wrote it.",
    why: "A test address answers only while somebody watches in the editor, and localhost is another machine elsewhere.",
    bad: {
      steps: {
        Start: ["manualTrigger"],
        Call: ["httpRequest@4.3", { url: "https://n8n.example.com/webhook-test/a" }],
      },
    },
    good: {
      steps: {
        Start: ["manualTrigger"],
        Call: ["httpRequest@4.3", { url: "https://n8n.example.com/webhook/a" }],
      },
    },
  },
  {
    rule: "needs-another-workflow",
    title: "Everything that the workflow calls is there.",
    why: "A called workflow is named by its number in one n8n. Elsewhere it has to be imported and chosen anew.",
    bad: {
      steps: {
        Start: ["manualTrigger"],
        Call: ["executeWorkflow@1.2", { workflowId: { __rl: true, mode: "id", value: "abc" } }],
      },
    },
    good: { steps: { Start: ["manualTrigger"], Call: ["noOp"] } },
  },
  {
    rule: "impossible-setting",
    title: "Settings hold values that n8n knows.",
    why: "n8n takes an unknown time zone, order or error setting for another one, without a word.",
    bad: {
      steps: { Start: ["manualTrigger"], Work: ["noOp"] },
      file: { settings: { timezone: "Europe/Berln" } },
    },
    good: {
      steps: { Start: ["manualTrigger"], Work: ["noOp"] },
      file: { settings: { timezone: "Europe/Berlin" } },
    },
  },
  {
    rule: "impossible-schedule",
    title: "A schedule names times that exist, and starts as often as is meant.",
    why: "n8n does not publish a workflow whose schedule it cannot read. With * in place of the minute it starts 60 times in the hour, and 60 messages go out instead of one.",
    bad: everyDay("0 25 * * *"),
    good: everyDay("0 9 * * *"),
  },
  {
    rule: "calls-itself",
    title: "No workflow calls itself without end.",
    why: "Each run starts the next one, until the server has no memory left or the executions are used up.",
    bad: {
      steps: { Start: ["executeWorkflowTrigger"], Call: CALL },
      file: { id: "7" },
    },
    good: {
      steps: { Start: ["executeWorkflowTrigger"], Call: CALL },
      file: { id: "8" },
    },
  },
];

function everyDay(expression: string): Example {
  const rule = { interval: [{ field: "cronExpression", expression }] };
  return {
    steps: { Start: ["scheduleTrigger@1.2", { rule }], Work: ["noOp"] },
    file: { settings: { timezone: "Europe/Berlin" } },
  };
}
