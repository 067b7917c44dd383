import { expect, test } from "vitest";
import { parseWorkflowFile } from "../../../packages/check/src/read/strict-workflow.ts";
import type { RecordedStep } from "../../../src/workflow/record/read-record.ts";
import { packCases } from "../record/pack-record.ts";
import { isIn } from "./data-in-texts.ts";
import { writesIn } from "./effects.ts";
import { failuresIn } from "./failures.ts";
import { isOwn, messagesIn } from "./messages.ts";
import { receiversIn } from "./receivers.ts";
import { readRuns } from "./runs.ts";

const node = (name: string, type: string, typeVersion: number, parameters: object, more = {}) => ({
  name,
  type: `n8n-nodes-base.${type}`,
  typeVersion,
  position: [0, 0],
  parameters,
  ...more,
});
const to = (name: string) => [{ node: name, type: "main", index: 0 }];
const workflowOf = (nodes: object[], connections: object = {}) =>
  parseWorkflowFile(JSON.stringify({ name: "Remind", nodes, connections })).file!;
const file = workflowOf(
  [
    node("Start", "webhook", 2, { path: "x", authentication: "headerAuth" }),
    node("Set your values", "set", 3.4, {
      assignments: { assignments: [{ name: "office", value: "office@example.com" }] },
      includeOtherFields: true,
    }),
    node(
      "Send",
      "twilio",
      1,
      { operation: "send", to: "={{ $json.phone }}", message: "={{ $json.line }}" },
      {
        onError: "continueErrorOutput",
        retryOnFail: true,
        maxTries: 4,
      },
    ),
    node("Tell", "gmail", 2.1, { sendTo: "office@example.com", message: "=Failed" }),
  ],
  { Start: { main: [to("Send")] }, Send: { main: [[], to("Tell")] } },
);

/** Recorded run of the step with the owner's values. Its output also contains its input. */
const values: RecordedStep = {
  node: "Set your values",
  from: [{ step: 0, output: 0 }],
  out: [[{ office: "office@example.com", body: { name: "Dana Weber" } }]],
};
const start: RecordedStep = {
  node: "Start",
  from: [],
  out: [[{ body: { name: "Dana Weber", phone: "+4915112345678" } }]],
};
const send = (out: RecordedStep["out"]): RecordedStep => ({
  node: "Send",
  from: [{ step: 0, output: 0 }],
  out,
  told: [{ to: "+4915112345678", message: "Dear Dana Weber, until tomorrow" }],
});
const tell: RecordedStep = {
  node: "Tell",
  from: [{ step: 1, output: 1 }],
  out: [[{}]],
  told: [{ sendTo: "office@example.com", subject: "Failed", message: "Please call" }],
};
type Case = { name: string; trigger?: string; steps: RecordedStep[] };
const recordOf = (...cases: Case[]) =>
  packCases(
    cases.map((each) => ({ trigger: "Start", status: "success", ...each })),
    {},
  ) as Parameters<typeof readRuns>[1];
const runsOf = (workflow: typeof file, ...cases: Case[]) => readRuns(workflow, recordOf(...cases));
const runs = runsOf(
  file,
  { name: "normal: a reminder goes out", steps: [start, send([[{}]]), values] },
  { name: "error: nobody answers", steps: [start, send([[], [{ error: "no answer" }]]), tell] },
);

test("a message is listed once, with every situation in which it was sent", () => {
  const [reminder] = messagesIn(runs, "");
  expect(reminder).toMatchObject({ step: "Send", service: "Twilio" });
  expect(reminder?.seen).toEqual([
    {
      message: expect.objectContaining({ text: "Dear Dana Weber, until tomorrow" }),
      situations: ["A reminder goes out", "Nobody answers"],
    },
  ]);
});

test.each([
  ["office@example.com", true],
  ["front@example.com", true],
  ["19:room@thread.v2", true],
  ["dana@weber.example", false],
  ["fro", false],
])("a message to %s goes to the owner: %s", (place, isIt) => {
  const owners = new Set([
    "office@example.com",
    "Front desk: front@example.com",
    "https://teams.example/19%3Aroom%40thread.v2/0",
  ]);
  expect(isOwn({ place }, owners)).toBe(isIt);
});

test("a name that only a computed text contains counts as received", () => {
  const { receivers } = receiversIn(runs);
  const twilio = receivers.find(({ company }) => company === "Twilio");
  expect(twilio?.fields).toEqual(expect.arrayContaining(["name", "phone number"]));
  const google = receivers.find(({ company }) => company === "Google");
  expect(google?.fields).not.toContain("name");
});

test.each([
  ["Ida", "the pair ida and tom", true],
  ["Ida", "is idaho", false],
  ["A", "this is a pair", false],
  ["T.", "answer to one of them", false],
  ["P1", "order p1", false],
])("the short name %s is in the text %s: %s", (value, sent, is) => {
  const name = { node: "Start", name: "first name", fields: ["name" as const], isWords: false };
  expect(isIn(sent, { ...name, value })).toBe(is);
});

const failureMessage = {
  act: "send",
  channel: "gmail",
  service: "Gmail",
  place: "office@example.com",
  text: "Failed",
  tells: true,
};

test("a step that fails says how often it is tried, where the run goes on, and to whom it is reported", () => {
  expect(failuresIn(runs)).toEqual([
    {
      step: "Send",
      service: "Twilio",
      channel: "twilio",
      tries: 4,
      outcome: "branch",
      leadsTo: ["Tell"],
      state: "played",
      seen: [{ situation: "Nobody answers", ended: "success", after: [failureMessage] }],
      tells: [{ channel: "gmail", place: "office@example.com" }],
      isTellingLost: false,
    },
    expect.objectContaining({
      step: "Tell",
      tries: 1,
      outcome: "stop",
      state: "handed",
      seen: [{ situation: "Nobody answers", ended: "success", after: [failureMessage] }],
      tells: [],
    }),
  ]);
});

const recorded = (...steps: RecordedStep[]) => runsOf(file, { name: "normal: it goes out", steps });

test("a failure that no case recorded is marked as unrecorded, even if the step passes on a failed entry", () => {
  const failed = { error: "no answer" };
  const { state } = failuresIn(recorded(start, send([[{}]])))[0]!;
  expect(state).toBe("unplayed");
  const before: RecordedStep = { node: "Set your values", from: [], out: [[failed]] };
  const handed = failuresIn(recorded(before, send([[failed]])))[0]!;
  expect(handed).toMatchObject({ state: "handed", seen: [{ situation: "It goes out" }] });
  const played = failuresIn(recorded(before, send([[], [failed]])))[0]!;
  expect(played.state).toBe("played");
});

test("a step whose service the case does not answer failed itself, even after another failure", () => {
  const failed = { error: "no answer" };
  const before: RecordedStep = { node: "Set your values", from: [], out: [[failed]] };
  const steps = [before, send([[failed]])];
  const unanswered = { name: "normal: it goes out", trigger: "Start", pin: {}, ran: ["Send"] };
  const played = { ...unanswered, notRan: [], json: {} };
  const record = recordOf({ name: played.name, steps });
  const stateWith = (pin: object) =>
    failuresIn(readRuns(file, record, [{ ...played, pin } as never]))[0]?.state;
  expect(stateWith({})).toBe("played");
  expect(stateWith({ Send: [failed] })).toBe("handed");
});

test("a failure in a step that reports failed runs is itself reported by nothing", () => {
  const reporting = workflowOf(
    [
      node("When a run fails", "errorTrigger", 1, {}),
      node("Tell", "gmail", 2.1, { sendTo: "office@example.com", message: "=Failed" }),
    ],
    { "When a run fails": { main: [to("Tell")] } },
  );
  const failed: RecordedStep = { node: "When a run fails", from: [], out: [[{}]] };
  const steps = [failed, { ...tell, from: [{ step: 0, output: 0 }] }];
  const trigger = "When a run fails";
  expect(
    failuresIn(runsOf(reporting, { trigger, name: "error: a run failed", steps })),
  ).toMatchObject([{ step: "Tell", outcome: "stop", tells: [] }]);
});

test("a WhatsApp message template is shown with the words that the guide suggests", () => {
  const chat = workflowOf([node("Confirm", "whatsApp", 1, { operation: "sendTemplate" })]);
  const text = (value: string) => ({ type: "text", text: value });
  const given = {
    operation: "sendTemplate",
    template: "table_confirmation|en",
    recipientPhoneNumber: "+4915112345678",
    components: { component: [{ bodyParameters: { parameter: [text("Mara"), text("19:00")] } }] },
  };
  const confirm = { node: "Confirm", from: [], out: [[{}]], told: [given as never] };
  const confirmed = runsOf(chat, { name: "normal: it goes out", steps: [confirm] });
  const textWith = (guide: string) => messagesIn(confirmed, guide)[0]?.seen[0]?.message.text;
  expect(textWith('`table_confirmation`: "Hello {{1}}, until {{2}}."')).toBe(
    "Hello Mara, until 19:00.",
  );
  expect(textWith("")).toBe("Mara · 19:00");
});

test("words that come from a company are not listed as reaching it, and an address may be that of an email", () => {
  const mails = workflowOf([
    node("Read", "gmail", 2.1, { operation: "get" }),
    node("Send", "twilio", 1, { operation: "send" }),
    node("Tell", "gmail", 2.1, { sendTo: "={{ $json.address }}", message: "x" }),
  ]);
  const notes = "back pain since May";
  const message = `Notes: ${notes}, dana@weber.example`;
  const read: RecordedStep = {
    node: "Read",
    from: [],
    out: [[{ notes, address: "dana@weber.example" }]],
    told: [{ operation: "get" }],
  };
  const steps = [
    read,
    { ...send([[{}]]), told: [{ to: "+4915112345678", message }] },
    { ...tell, told: [{ sendTo: "office@example.com", subject: "", message }] },
  ];
  const passedOn = { trigger: "Read", name: "normal: passed on", steps };
  const { receivers } = receiversIn(runsOf(mails, passedOn));
  expect(receivers.find(({ company }) => company === "Twilio")).toMatchObject({
    words: ["notes"],
    fields: expect.arrayContaining(["email address"]),
  });
  const google = receivers.find(({ company }) => company === "Google");
  expect(google).toMatchObject({ words: [], givesWords: ["notes"] });
  expect(google?.fields).not.toContain("postal address");
});

/** A workflow that reads a Google spreadsheet and emails its rows to the owner by Gmail, a service of Google too. */
const reading = workflowOf([
  node("Read", "googleSheets", 4.5, { operation: "read" }),
  node("Tell", "gmail", 2.1, { sendTo: "office@example.com", message: "={{ $json.line }}" }),
]);
const receivedOf = (entry: RecordedStep["out"][number][number], message: string) => {
  const read = { node: "Read", from: [], out: [[entry]], told: [{ operation: "read" }] };
  const steps = [read, { ...tell, told: [{ sendTo: "office@example.com", subject: "", message }] }];
  const told = runsOf(reading, { trigger: "Read", name: "normal: told", steps });
  return receiversIn(told).receivers[0];
};

test("the title of a calendar entry counts as words of a person, even if a run shows a single word", () => {
  expect(receivedOf({ summary: "Appointment" }, "")?.givesWords).toEqual(["summary"]);
});

test("a column that says whose entry it is holds a name", () => {
  const received = receivedOf({ Customer: "Ada Brandt" }, "Please call Ada Brandt");
  expect(received).toMatchObject({ gives: ["name"], givesWords: [] });
  expect(received?.fields).toContain("name");
  expect(receivedOf({ Customer: "cus_4711" }, "cus_4711")?.gives).toEqual([]);
});

test.each([
  ["9800", "9,800.00 EUR", true],
  ["1.850,00", "1,850.00 EUR", true],
  ["2,400.50", "2400.50", true],
  ["1200", "at 12:00", false],
  ["9800", "98000.00 EUR", false],
  ["12", "12 days", false],
])("an amount of %s counts as received in “%s”: %s", (amount, message, isIt) => {
  expect(receivedOf({ Amount: amount }, message)?.fields.includes("payment")).toBe(isIt);
});

test("a message that could not be sent is not listed among the effects of a failure", () => {
  const both = { ...tell, out: [], error: "no answer" };
  const [failed] = failuresIn(recorded(start, send([[], [{ error: "no answer" }]]), both));
  expect(failed).toMatchObject({ state: "played", seen: [{ after: [] }], tells: [] });
  expect(failed?.isTellingLost).toBe(true);
});

test("in a form that gives its answers as pairs, the questions show which data it hands over", () => {
  const answers = {
    3: { name: "q3", text: "Date of birth", answer: { day: "03", month: "05", year: "1990" } },
    4: { name: "q4", text: "What is your name?", answer: { first: "Dana", last: "Weber" } },
    5: { name: "q5", text: "Anything else?", answer: "back pain since May" },
  };
  const text = { to: "+4915112345678", message: "Dana Weber wrote: back pain since May" };
  const form: RecordedStep = { ...start, out: [[{ content: { answers } }]] };
  const { receivers } = receiversIn(recorded(form, { ...send([[{}]]), told: [text] }));
  expect(receivers.find(({ company }) => company === "Webhook")).toMatchObject({
    gives: ["name", "date of birth", "health"],
    givesWords: ["anything else"],
  });
  expect(receivers.find(({ company }) => company === "Twilio")).toMatchObject({
    fields: expect.arrayContaining(["name", "health"]),
    words: ["anything else"],
    gives: [],
  });
});

test("a single word of an answer does not count as sent if a text of the workflow contains it too", () => {
  const answer: RecordedStep = { node: "Start", from: [], out: [[{ message: "CANCEL" }]] };
  const text = { to: "+4915112345678", message: "Your appointment is canceled" };
  const { receivers } = receiversIn(recorded(answer, { ...send([[{}]]), told: [text] }));
  expect(receivers.find(({ company }) => company === "Twilio")?.words).toEqual([]);
});

test("everything that a run wrote, changed or deleted is listed by step, and nothing that it read", () => {
  const sheets = workflowOf([
    node("Read", "googleSheets", 4.5, { operation: "read" }),
    node("Note", "googleSheets", 4.5, { operation: "append" }),
    node("Forget", "dataTable", 1, { operation: "deleteRows" }),
  ]);
  const step = (name: string, given: object): RecordedStep => ({
    node: name,
    from: [],
    out: [[{}]],
    told: [given as never],
  });
  const columns = { value: { a: "b" } };
  const steps = [
    step("Read", { operation: "read", sheetName: "Leads" }),
    step("Note", { operation: "append", sheetName: "Leads", columns }),
    step("Forget", { operation: "deleteRows", dataTableId: "old" }),
  ];
  const noted = runsOf(sheets, { name: "normal: noted", steps });
  expect(writesIn(noted)).toEqual([
    { step: "Note", service: "Google Sheets", act: "add", places: ["Leads"] },
    { step: "Forget", service: "Data table", act: "remove", places: ["old"] },
  ]);
});

test("what a chat shows its visitor is a message, and a message to other people says whether somebody is asked first", () => {
  const chat = workflowOf(
    [
      { ...node("Ask", "x", 1.1, {}), type: "@n8n/n8n-nodes-langchain.chatTrigger" },
      node("May it?", "gmail", 2.1, { operation: "sendAndWait", sendTo: "office@example.com" }),
      node("Answer", "set", 3.4, {}),
    ],
    { Ask: { main: [to("May it?")] }, "May it?": { main: [to("Answer")] } },
  );
  const approval: RecordedStep = {
    node: "May it?",
    from: [],
    out: [[{ data: { approved: true } }]],
  };
  const answer: RecordedStep = { node: "Answer", from: [], out: [[{ output: "From 15:00." }]] };
  const talk = { trigger: "Ask", name: "normal: a question", steps: [approval, answer] };
  const [sent] = messagesIn(runsOf(chat, talk), "");
  expect(sent).toMatchObject({ step: "Answer", own: false, asks: true });
  expect(sent?.seen[0]?.message).toMatchObject({ act: "answer", text: "From 15:00." });
});
