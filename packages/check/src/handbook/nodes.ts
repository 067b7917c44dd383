import { one, type Entry, type Example } from "./entry.ts";

const MAIL = { sendTo: "a@example.com", subject: "Hello", message: "Hello" };
const model = (name: string): Example => ({
  steps: {
    Chat: ["chatTrigger@1.1"],
    Answer: ["agent@3"],
    Model: ["lmChatGoogleGemini@1", { modelName: name }],
  },
  lines: ["Chat > Answer", "Model ai_languageModel> Answer"],
});

const ACCOUNT = { credentials: { gmailOAuth2: { id: "1", name: "Mail" } } };
const twoMails = (settings: object): Example => ({
  steps: {
    Start: ["manualTrigger"],
    First: ["gmail@2.2", MAIL, ACCOUNT],
    Second: ["gmail@2.2", MAIL, settings],
  },
});

const agent = (settings: object, lines = ["Chat > Answer"]): Example => ({
  steps: {
    Chat: [lines[0]?.startsWith("Chat") ? "chatTrigger@1.1" : "manualTrigger"],
    Answer: ["agent@3", settings],
    Model: ["lmChatGoogleGemini@1", { modelName: "models/gemini-3-flash" }],
  },
  lines: [...lines, "Model ai_languageModel> Answer"],
});

const withTool = (parameters: object, type = "toolCode@1.3"): Example => ({
  steps: { ...agent({}).steps, Price: [type, parameters] },
  lines: [...(agent({}).lines ?? []), "Price ai_tool> Answer"],
});

/** Makes an agent with two tools. The model knows the first tool as "Price", and the second by the given name. */
const withSecondTool = (name: string): Example => {
  const settings = { description: "Looks something up.", jsCode: "return 'a';" };
  const { steps, lines = [] } = withTool({ ...settings, name: "Price" }, "toolCode@1.1");
  return {
    steps: { ...steps, Second: ["toolCode@1.1", { ...settings, name }] },
    lines: [...lines, "Second ai_tool> Answer"],
  };
};

const prompted = (systemMessage: string): Example => {
  const { steps, lines = [] } = withTool({
    description: "Looks up a price.",
    jsCode: "return 'a';",
  });
  return { steps: { ...steps, Answer: ["agent@3", { options: { systemMessage } }] }, lines };
};

const remembering = (sessionKey: string): Example => ({
  steps: {
    ...agent({}).steps,
    Memory: ["memoryBufferWindow@1.3", { sessionIdType: "customKey", sessionKey }],
  },
  lines: [...(agent({}).lines ?? []), "Memory ai_memory> Answer"],
});

/**
 * Makes a workflow that fills a vector store with one embedding model, and searches it with another.
 * @param second - name of the model for the search
 */
const stored = (second: string): Example => ({
  steps: {
    Start: ["manualTrigger"],
    Fill: ["vectorStoreInMemory@1.3", { mode: "insert", memoryKey: "a" }],
    Find: ["vectorStoreInMemory@1.3", { mode: "load", memoryKey: "a", prompt: "b" }],
    Loader: ["documentDefaultDataLoader@1.1"],
    One: ["embeddingsOpenAi@1.2", { model: "text-embedding-3-small" }],
    Other: ["embeddingsOpenAi@1.2", { model: second }],
  },
  lines: [
    "Start > Fill",
    "Fill > Find",
    "Loader ai_document> Fill",
    "One ai_embedding> Fill",
    "Other ai_embedding> Find",
  ],
});

export const NODES: Entry[] = [
  {
    rule: "unknown-node",
    title: "Every step is of a type that n8n has.",
    why: "n8n shows a step of an unknown type with a question mark and does not run the workflow. The name is misspelt, or a program made it up.",
    bad: one("NoOp"),
    good: one("noOp"),
  },
  {
    rule: "community-node",
    title: "Nothing has to be installed first.",
    why: "n8n opens a workflow whose community package is not installed, but runs none of it, even if nothing leads to the step. On n8n Cloud the package has to be verified.",
    bad: one("n8n-nodes-example.something"),
    good: one("noOp"),
  },
  {
    rule: "unknown-version",
    title: "Every step has a version that exists.",
    why: "n8n cannot open a step in a version that its type never had, because it does not know its fields.",
    bad: one("slack@9", { resource: "message", operation: "post", text: "Hi" }),
    good: one("noOp"),
  },
  {
    rule: "removed-node",
    title: "No step is of a type that n8n has removed.",
    why: "n8n takes types away when their service closes or something better is there. A workflow with one of them does not run.",
    bad: { steps: { Start: ["start"], Work: ["noOp"] } },
    good: one("noOp"),
  },
  {
    rule: "outdated-node",
    title: "The steps are of types that n8n still offers.",
    why: "n8n still runs the old types but no longer mends them, and removes them one day.",
    bad: one("function", { functionCode: "return items;" }),
    good: one("code@2", { jsCode: "return $input.all();" }),
  },
  {
    rule: "blocked-node",
    title: "No step does what n8n has switched off.",
    why: "Since 2.0 n8n does not run commands on its server or watch its folders unless whoever runs it allows that.",
    bad: one("executeCommand", { command: "ls" }),
    good: one("noOp"),
  },
  {
    rule: "switched-off-model",
    title: "The model still answers.",
    why: "Providers switch off old models. A step that asks one of them fails in every run.",
    bad: model("models/gemini-1.5-flash"),
    good: model("models/gemini-3-flash"),
  },
  {
    rule: "no-account",
    title: "Every step that signs in to a service has an account.",
    why: "n8n stops at a step without one. A copied step, or one that was added last, is easily forgotten.",
    bad: twoMails({}),
    good: twoMails(ACCOUNT),
  },
  {
    rule: "wrong-account",
    title: "The account of a step is of a kind that the step can use.",
    why: "n8n asks each step for its own kind of account. One of another kind counts as none.",
    bad: one("gmail@2.2", MAIL, { credentials: { slackApi: { id: "1", name: "Chat" } } }),
    good: one("gmail@2.2", MAIL, ACCOUNT),
  },
  {
    rule: "missing-chat-input",
    title: "An AI step gets the text and the session that it looks for.",
    why: "Unless told otherwise it takes both from a Chat Trigger. Behind a form or a schedule it stops with an error.",
    bad: { ...agent({}), steps: { ...agent({}).steps, Chat: ["manualTrigger"] } },
    good: agent({}),
  },
  {
    rule: "impossible-tool-name",
    title: "A tool has a name that models accept.",
    why: "Models take only names of letters, digits, _ and -. With any other name each call of the agent fails.",
    bad: withTool({ name: "Price & stock", description: "Gives the price." }, "toolCode@1.1"),
    good: withTool({ name: "Price_and_stock", description: "Gives the price." }, "toolCode@1.1"),
  },
  {
    rule: "same-tool-name",
    title: "The tools of an agent have different names.",
    why: "The AI chooses its tools by name, so n8n stops an agent that has two of the same. In names of steps each blank becomes _.",
    bad: withSecondTool("Price"),
    good: withSecondTool("Stock"),
  },
  {
    rule: "tool-without-purpose",
    title: "An agent is told what each of its tools is for.",
    why: "The AI chooses its tools by their descriptions. Without one it guesses by the name, or leaves the tool alone.",
    bad: withTool({ jsCode: "return 'a';" }),
    good: withTool({ jsCode: "return 'a';", description: "Gives the price of a room." }),
  },
  {
    rule: "filled-by-nobody",
    title: "Only a tool lets the AI fill in a field.",
    why: "An agent answers $fromAI for the tools it uses. A step that stands on the line has no agent to ask.",
    bad: one("gmail@2.2", { ...MAIL, message: "={{ $fromAI('message') }}" }, ACCOUNT),
    good: one("gmail@2.2", MAIL, ACCOUNT),
  },
  {
    rule: "unknown-tool",
    title: "The instructions of an agent name only tools that it has.",
    why: "A tool that was renamed or removed stays in the text. The AI then makes up what the tool would have said.",
    bad: prompted("Ask the tool `Stock` first."),
    good: prompted("Ask the tool `Price` first."),
  },
  {
    rule: "shared-memory",
    title: "Each person has a conversation of their own.",
    why: "A memory keeps what was said under its key. With one fixed key the AI answers one customer from the messages of another.",
    bad: remembering("chat"),
    good: remembering("={{ $json.sessionId }}"),
  },
  {
    rule: "different-embeddings",
    title: "One vector store is filled and searched with the same embedding.",
    why: "Two embeddings give different numbers for the same text. A search finds nothing, or texts that have nothing to do with it.",
    bad: stored("text-embedding-3-large"),
    good: stored("text-embedding-3-small"),
  },
];
