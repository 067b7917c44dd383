import type { Entry, Example, Steps } from "./entry.ts";

const WORDS = Array.from({ length: 110 }, () => "word").join(" ");
const OVERVIEW = `### How it works\n1. It works. ${WORDS}\n\n### Setup\nConnect the services.`;
const NOTES: Steps = {
  Overview: ["stickyNote", { content: OVERVIEW }],
  Part: ["stickyNote", { content: "### Work\nIt is done here.", color: 7 }],
};
const STEPS: Steps = { "When asked": ["manualTrigger"], "Do the work": ["noOp"] };
const LINES = ["When asked > Do the work"];
const SETTINGS = { settings: { executionOrder: "v1" } };
const GOOD: Example = { steps: { ...NOTES, ...STEPS }, lines: LINES, file: SETTINGS };

export const LIBRARY: Entry[] = [
  {
    rule: "overview-note",
    title: "One yellow note explains the whole.",
    why: "n8n's library asks for it: what the workflow does, step by step, and how it is set up.",
    bad: { ...GOOD, steps: STEPS },
    good: GOOD,
  },
  {
    rule: "section-notes",
    title: "White notes explain the parts in a few words.",
    why: "A reader finds the part that has to be changed without opening every step.",
    bad: { ...GOOD, steps: { ...STEPS, Overview: NOTES["Overview"] ?? ["stickyNote"] } },
    good: GOOD,
  },
  {
    rule: "default-name",
    title: "A step is named after what it does.",
    why: "Twelve steps called HTTP Request tell nobody which of them writes the invoice.",
    bad: {
      ...GOOD,
      steps: { ...NOTES, "When asked": ["manualTrigger"], "No Operation, do nothing1": ["noOp"] },
      lines: ["When asked > No Operation, do nothing1"],
    },
    good: GOOD,
  },
  {
    rule: "newer-than-oldest-n8n",
    title: "The workflow opens in the oldest n8n that is still around.",
    why: "Many update once a year. A step in a newer version than theirs does not open.",
    bad: {
      ...GOOD,
      steps: {
        ...NOTES,
        "When asked": ["manualTrigger"],
        "Do the work": ["slack@2.7", { text: "Hi" }],
      },
    },
    good: GOOD,
  },
  {
    rule: "execution-order",
    title: "Branches run in the order that the drawing shows.",
    why: "The old order runs the first step of every branch, then the second of every branch, which surprises everybody.",
    bad: { ...GOOD, file: {} },
    good: GOOD,
  },
  {
    rule: "overlapping-steps",
    title: "No step lies over another.",
    why: "What is covered cannot be read or clicked.",
    bad: { ...GOOD, steps: { ...GOOD.steps, "Do the work": ["noOp", {}, { position: [448, 0] }] } },
    good: GOOD,
  },
  {
    rule: "unknown-field",
    title: "The steps hold only fields that n8n knows.",
    why: "n8n ignores the others. They are left over from another version and mislead the reader.",
    bad: { ...GOOD, steps: { ...GOOD.steps, "Do the work": ["noOp", { leftover: 1 }] } },
    good: GOOD,
  },
];
