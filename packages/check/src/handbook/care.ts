import type { Entry, Example, Steps } from "./entry.ts";

const SEND = "gmail@2.2";
const mail = (more: object = {}) => ({
  sendTo: "a@example.com",
  subject: "Hi",
  message: "Hi",
  ...more,
});
const HOOK: [string, object] = ["webhook@2.1", { path: "a", httpMethod: "POST" }];
const GUESTS: Steps = {
  "Every day": ["scheduleTrigger@1.3", { rule: { interval: [{ field: "days" }] } }],
  Guests: [
    "googleSheets@4.7",
    { resource: "sheet", operation: "read", documentId: "x", sheetName: "y" },
  ],
  Remind: [SEND, mail({ sendTo: "={{ $json.email }}" })],
  "Write it down": [
    "googleSheets@4.7",
    { resource: "sheet", operation: "update", documentId: "x", sheetName: "y" },
  ],
};
const query = (parameters: object): Example => ({
  steps: { Call: HOOK, Look: ["postgres@2.6", { operation: "executeQuery", ...parameters }] },
});
const command = (text: string): Example => ({
  steps: { Call: HOOK, Run: ["ssh@1", { command: text }] },
});
const tell = (text: string): Example => ({
  steps: {
    Call: HOOK,
    Tell: [
      "slack@2.4",
      { resource: "message", operation: "post", select: "channel", channelId: "C1", text },
    ],
  },
});
const agent = (sendTo: string): Example => ({
  steps: {
    Mail: ["gmailTrigger@1.3"],
    Answer: ["agent@3", { promptType: "define", text: "={{ $json.text }}" }],
    "Send a mail": ["gmailTool@2.2", mail({ sendTo, message: "={{ $fromAI('message') }}" })],
  },
  lines: ["Mail > Answer", "Send a mail ai_tool> Answer"],
});
const firstOrItem = (subject: string): Example => ({
  steps: {
    Guests: GUESTS["Guests"] ?? ["noOp"],
    Start: ["manualTrigger"],
    Remind: [SEND, mail({ subject })],
  },
  lines: ["Start > Guests", "Guests > Remind"],
});
const answering = (filters: object): Example => ({
  steps: {
    Mail: ["gmailTrigger@1.3", { simple: false, filters }],
    Answer: [SEND, mail({ sendTo: "={{ $json.from.value[0].address }}" })],
  },
});
const retrying = (settings: object): Example => ({
  steps: { Start: ["manualTrigger"], Send: [SEND, mail(), settings] },
});

const id = (value: string) => ({ __rl: true, mode: "id", value });

export const CARE: Entry[] = [
  {
    rule: "sends-before-it-remembers",
    title: "What must not come twice is written down before it is sent.",
    why: "When the step behind the mail fails, the next run finds the guest still waiting and writes once more.",
    bad: {
      steps: GUESTS,
      lines: ["Every day > Guests", "Guests > Remind", "Remind > Write it down"],
    },
    good: {
      steps: GUESTS,
      lines: ["Every day > Guests", "Guests > Write it down", "Write it down > Remind"],
    },
  },
  {
    rule: "retries-what-cannot-be-undone",
    title: "A message, a payment or a new row is not tried again after an error.",
    why: "An error may mean that only the answer was lost. Tried again, the customer gets the mail or the bill twice, and the table the row. An INSERT that passes over existing rows is left out.",
    bad: retrying({ retryOnFail: true }),
    good: retrying({}),
  },
  {
    rule: "answers-every-mail",
    title: "An automatic answer goes to people, not to machines.",
    why: "Out-of-office notes, bounces and other automatic answers come by mail too. Answered, they answer again. A workflow with any filter, condition, list or person before its answer is left out, and so is an AI that sends by a tool.",
    bad: answering({}),
    good: answering({ q: "-from:noreply -category:promotions" }),
  },
  {
    rule: "first-of-many",
    title: "Each item gets what belongs to it.",
    why: "Behind a list .first() is always the first guest, so that all of them get that guest's name or bill.",
    bad: firstOrItem("=For {{ $('Guests').first().json.name }}"),
    good: firstOrItem("=For {{ $('Guests').item.json.name }}"),
  },
  {
    rule: "sql-from-text",
    title: "Values go into SQL as parameters, never as text.",
    why: "Whoever fills in the form can otherwise write SQL, and read, change or delete the table.",
    bad: query({ query: "SELECT * FROM guests WHERE name = '{{ $json.body.name }}'" }),
    good: query({
      query: "SELECT * FROM guests WHERE name = $1",
      options: { queryReplacement: "={{ $json.body.name }}" },
    }),
  },
  {
    rule: "missing-query-value",
    title: "A query gets as many values as it has places for them.",
    why: "For each of $1 and $2 the database wants a value. With one too few it refuses the query.",
    bad: query({ query: "SELECT * FROM guests WHERE name = $1" }),
    good: query({
      query: "SELECT * FROM guests WHERE name = $1",
      options: { queryReplacement: "={{ $json.body.name }}" },
    }),
  },
  {
    rule: "command-from-text",
    title: "Nothing that outsiders write becomes a command, a query or the place of a file.",
    why: "What is built from a form does whatever somebody types into the form.",
    bad: command("=ping {{ $json.body.host }}"),
    good: command("ping example.com"),
  },
  {
    rule: "markup-from-text",
    title: "What outsiders write is shown as text.",
    why: "A < in a message is read as markup, so an outsider can slip links, mentions of the whole team or pictures into it. Read are the HTML of mails and texts for Slack, Discord and Telegram; what a script has made of a text is not followed.",
    bad: tell("=New: {{ $json.body.message }}"),
    good: tell("=New: {{ $json.body.message.replace(/&/g, '&amp;').replace(/</g, '&lt;') }}"),
  },
  {
    rule: "prompt-from-text",
    title: "An AI that reads strangers' texts does not act on its own.",
    why: "A mail can be worded so that the AI takes it for an order, and sends what it knows to the stranger. Where what its tools do can be undone, it is only worth knowing. Tools that read, and tools whose use a person approves, are left out; what a workflow does that is a tool is not seen.",
    bad: agent("={{ $fromAI('to') }}"),
    good: {
      ...agent(""),
      steps: {
        ...agent("").steps,
        "Send a mail": [
          "gmailTool@2.2",
          {
            operation: "sendAndWait",
            sendTo: "a@example.com",
            subject: "Hi",
            message: "={{ $fromAI('message') }}",
          },
        ],
      },
    },
  },
  {
    rule: "address-from-text",
    title: "The address of a request is not what an outsider writes.",
    why: "n8n stands inside your network. An outsider who chooses the address makes it ask machines that nobody outside may reach.",
    bad: fetching("={{ $json.body.url }}"),
    good: fetching("https://example.com"),
  },
  {
    rule: "changes-everything",
    title: "A change or a deletion says which rows it means.",
    why: "A DELETE or UPDATE without WHERE meets every row of the table.",
    bad: statement("DELETE FROM guests"),
    good: statement("DELETE FROM guests WHERE id = 1"),
  },
  {
    rule: "failure-goes-on",
    title: "What failed is not taken for done.",
    why: "With On Error set to Continue, the run stays green and no error workflow starts. The next step marks an order as sent that never went out.",
    bad: writing({ onError: "continueRegularOutput" }),
    good: writing({}),
  },
  {
    rule: "feeds-itself",
    title: "A workflow does not set itself off.",
    why: "A trigger that starts on every change also starts on the change that the workflow makes.",
    bad: bot("C1"),
    good: bot("C2"),
  },
];

function fetching(url: string): Example {
  return {
    steps: {
      Call: ["webhook@2", { path: "a", httpMethod: "POST", authentication: "headerAuth" }],
      Fetch: ["httpRequest@4.2", { url }],
    },
  };
}

function statement(sql: string): Example {
  return {
    steps: {
      Start: ["manualTrigger"],
      Clear: ["postgres@2.6", { operation: "executeQuery", query: sql }],
    },
  };
}

function writing(settings: object): Example {
  const sheet = { operation: "update", documentId: id("1"), sheetName: id("0") };
  return {
    steps: {
      Start: ["manualTrigger"],
      Write: ["googleSheets@4.5", sheet, settings],
      Tell: ["gmail@2.2", { sendTo: "a@example.com", subject: "Hello", message: "Hello" }],
    },
  };
}

function bot(channel: string): Example {
  const post = {
    resource: "message",
    operation: "post",
    select: "channel",
    channelId: id(channel),
    text: "Hi",
  };
  return {
    steps: {
      Listen: ["slackTrigger", { trigger: ["message"], channelId: id("C1") }],
      Answer: ["slack@2.3", post],
    },
  };
}
