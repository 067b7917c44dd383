import type { Entry, Steps } from "./entry.ts";

const TWO: Steps = { Start: ["manualTrigger"], Work: ["noOp"] };
const GOOD = { steps: TWO };
const AGENT: Steps = {
  Chat: ["chatTrigger@1.1"],
  Answer: ["agent@3"],
  Model: ["lmChatOpenAi@1.3"],
};

export const CONNECTIONS: Entry[] = [
  {
    rule: "connection-ids",
    title: "Connections name steps, not their ids.",
    why: "n8n knows the two ends of a connection by the names of the steps. Programs that write ids instead make a file in which every line is missing.",
    bad: { steps: TWO, lines: ["id-0 > id-1"] },
    good: GOOD,
  },
  {
    rule: "broken-connections",
    title: "Both ends of a connection exist.",
    why: "A connection to a step that was renamed or removed leads nowhere. The run stops there, and what was to follow is never done.",
    bad: { steps: TWO, lines: ["Start > Work", "Work > Tell the team"] },
    good: GOOD,
  },
  {
    rule: "nothing-connected",
    title: "The steps are connected.",
    why: "Without connections only the trigger runs. Many collections hold files from which the connections were lost.",
    bad: { steps: TWO, lines: [] },
    good: GOOD,
  },
  {
    rule: "no-trigger",
    title: "Something starts the workflow.",
    why: "A workflow without a trigger, or with all its triggers switched off, is never run by itself.",
    bad: { steps: { A: ["noOp"], B: ["noOp"] }, lines: ["A > B", "B > A"] },
    good: GOOD,
  },
  {
    rule: "never-runs",
    title: "Every step can be reached from a trigger.",
    why: "A step to which nothing leads is never run. Often a line was lost, or an old attempt was left on the canvas.",
    bad: { steps: { ...TWO, Lost: ["noOp"] }, lines: ["Start > Work"] },
    good: GOOD,
  },
  {
    rule: "idle-trigger",
    title: "A trigger leads somewhere.",
    why: "When such a trigger fires, nothing happens.",
    bad: { steps: { ...TWO, "Every hour": ["scheduleTrigger@1.3"] }, lines: ["Start > Work"] },
    good: GOOD,
  },
  {
    rule: "impossible-ports",
    title: "A connection uses outputs and inputs that its steps have.",
    why: "n8n ignores a connection from an output that does not exist, for example the error output of a step that has none.",
    bad: { steps: TWO, lines: ["Start:2 > Work"] },
    good: GOOD,
  },
  {
    rule: "missing-sub-node",
    title: "An AI step has the parts that it needs.",
    why: "An agent without a model, or a vector store without an embedding, stops with an error.",
    bad: { steps: AGENT, lines: ["Chat > Answer"] },
    good: { steps: AGENT, lines: ["Chat > Answer", "Model ai_languageModel> Answer"] },
  },
  {
    rule: "duplicate-names",
    title: "Every step has a name of its own.",
    why: "Connections and expressions find a step by its name. Of two steps with one name n8n means either.",
    bad: {
      steps: TWO,
      lines: ["Start > Work"],
      file: {
        nodes: ["manualTrigger", "noOp", "noOp"].map((type) => ({
          name: type === "noOp" ? "Work" : "Start",
          type: `n8n-nodes-base.${type}`,
          typeVersion: 1,
          position: [0, 0],
          parameters: {},
        })),
      },
    },
    good: GOOD,
  },
  {
    rule: "wrong-shape",
    title: "The file has the brackets and fields that every file of n8n has.",
    why: "Programs and language models forget a bracket around the connections of an output, or leave out empty parameters. n8n reads both without asking.",
    bad: {
      steps: TWO,
      file: { connections: { Start: { main: [{ node: "Work", type: "main", index: 0 }] } } },
    },
    good: GOOD,
  },
  {
    rule: "merge-without-input",
    title: "Both sides of a Merge get something.",
    why: "A Merge that is to bring two lists together has nothing to do where one of them is missing.",
    bad: {
      steps: { Start: ["manualTrigger"], Join: ["merge@3.2", { mode: "combine" }] },
    },
    good: {
      steps: {
        Start: ["manualTrigger"],
        Other: ["noOp"],
        Join: ["merge@3.2", { mode: "combine" }],
      },
      lines: ["Start > Join", "Start > Other", "Other > Join@1"],
    },
  },
  {
    rule: "runs-twice",
    title: "A step that two ways lead to waits for both in a Merge.",
    why: "n8n does not wait for the second way: the step runs once for each, and the customer gets the message twice.",
    bad: {
      steps: {
        Start: ["manualTrigger"],
        Log: ["noOp"],
        Send: ["gmail@2.2", { sendTo: "a@example.com", subject: "Hi", message: "Hi" }],
      },
      lines: ["Start > Log", "Log > Send", "Start > Send"],
    },
    good: {
      steps: {
        Start: ["manualTrigger"],
        Log: ["noOp"],
        Send: ["gmail@2.2", { sendTo: "a@example.com", subject: "Hi", message: "Hi" }],
      },
    },
  },
  {
    rule: "switched-off-step",
    title: "No step that is switched off stands in the middle.",
    why: "n8n passes it by. The steps behind it then work with what it was given.",
    bad: {
      steps: { Start: ["manualTrigger"], Work: ["noOp", {}, { disabled: true }], End: ["noOp"] },
    },
    good: {
      steps: { Start: ["manualTrigger"], Work: ["noOp"], End: ["noOp"] },
    },
  },
];
