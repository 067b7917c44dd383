import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadCatalog } from "../command/catalog-file.ts";
import { readWorkflows } from "../read/read-workflows.ts";
import { dataMapOf } from "./data-map.ts";
import { personalFieldsIn } from "../rules/personal-fields.ts";

const GUEST =
  "templates/lead_generation/score_website_leads_and_alert_sales_in_slack/workflow.json";

function mapOf(nodes: unknown[], connections: unknown = {}) {
  const file = readWorkflows(JSON.stringify({ nodes, connections })).workflows?.[0]?.file;
  if (!file) throw new Error("The example is no workflow.");
  return dataMapOf(file, loadCatalog());
}

const node = (name: string, type: string, typeVersion: number, parameters: unknown) => ({
  name,
  type: type.includes(".") ? type : `n8n-nodes-base.${type}`,
  typeVersion,
  parameters,
});

test("the data map of a template says who receives which data", () => {
  const file = readWorkflows(readFileSync(GUEST, "utf8")).workflows?.[0]?.file;
  const { receivers } = dataMapOf(file!, loadCatalog());
  expect(receivers.map(({ company }) => company)).toEqual(
    expect.arrayContaining(["Slack", "Google"]),
  );
  const slack = receivers.find(({ company }) => company === "Slack");
  expect(slack).toMatchObject({ kind: "service", hosts: ["slack.com"], stores: false });
  expect(slack?.fields).toEqual(
    expect.arrayContaining(["name", "email address", "phone number", "message"]),
  );
});

test("a language model receives the texts of its agent", () => {
  const agent = node("Answer", "@n8n/n8n-nodes-langchain.agent", 3, {
    promptType: "define",
    text: "=Answer {{ $json.email }}: {{ $json.message }}",
  });
  const model = node("Model", "@n8n/n8n-nodes-langchain.lmChatOpenAi", 1.3, {});
  const { receivers } = mapOf([agent, model], {
    Model: { ai_languageModel: [[{ node: "Answer", type: "ai_languageModel", index: 0 }]] },
  });
  expect(receivers).toEqual([
    expect.objectContaining({
      company: "OpenAI",
      kind: "ai",
      fields: ["email address", "message"],
    }),
  ]);
});

test("values of the owner are not listed as other people's data, and only the requested hosts are named", () => {
  const values = node("Values", "set", 3.4, {
    assignments: {
      assignments: [
        { name: "companyName", value: "Example Ltd", type: "string" },
        { name: "apiAddress", value: "https://api.example.net", type: "string" },
        { name: "listUrl", value: "https://docs.example.org/list", type: "string" },
      ],
    },
  });
  const { receivers } = mapOf([
    values,
    node("Call", "httpRequest", 4.2, {
      url: "={{ $('Values').first().json.apiAddress }}/people/{{ $json.phone }}",
    }),
    node("Tell", "slack", 2.3, {
      text: "={{ $('Values').first().json.companyName }}: {{ $json.email }}",
    }),
  ]);
  expect(receivers).toEqual([
    expect.objectContaining({
      company: "api.example.net",
      hosts: ["api.example.net"],
      fields: ["phone number"],
    }),
    expect.objectContaining({ company: "Slack", fields: ["email address"] }),
  ]);
});

test.each(["'Owner\\'s values'", `"Owner's values"`])(
  "values of the owner are known by the name of their step, written as %s",
  (literal) => {
    const values = node("Owner's values", "set", 3.4, {
      assignments: { assignments: [{ name: "email", value: "a@example.com", type: "string" }] },
    });
    const text = `={{ $(${literal}).first().json.email }}: {{ $json.phone }}`;
    const { receivers } = mapOf([values, node("Tell", "slack", 2.3, { text })]);
    expect(receivers).toMatchObject([{ company: "Slack", fields: ["phone number"] }]);
  },
);

test("the data map says what it cannot know", () => {
  const { receivers, unknown } = mapOf([
    node("Call", "httpRequest", 4.2, { url: "={{ $json.url }}" }),
    node("Send", "httpRequest", 4.2, {
      url: "https://api.example.net/x",
      method: "POST",
      jsonBody: "={{ JSON.stringify($json) }}",
    }),
    node("Strange", "n8n-nodes-strange.thing", 1, {}),
    node("New", "httpRequest", 9.9, { url: "https://api.example.org/x" }),
    node("Fields", "set", 9.9, {}),
    node("Start", "manualTrigger", 9, {}),
    { ...node("Off", "gmail", 9.9, {}), disabled: true },
  ]);
  expect(receivers.map(({ company }) => company)).toEqual(["api.example.net"]);
  expect(unknown).toEqual([
    expect.stringContaining('Where "Call" sends data is worked out at run time'),
    expect.stringContaining('"Send" passes on everything it gets'),
    expect.stringContaining(
      'Where "Strange" sends data is not known: n8n does not come with its type or version',
    ),
    expect.stringContaining(
      'Where "New" sends data is not known: n8n does not come with its type or version',
    ),
  ]);
});

test("a field inside a webhook's body is not listed as a message; a field named body is", () => {
  expect(personalFieldsIn("$json.body.total")).toEqual(["payment"]);
  expect(personalFieldsIn("$json.body['email']")).toEqual(["email address"]);
  expect(personalFieldsIn("$json.body")).toEqual(["message"]);
});

test("a mail's sender is an email address, and only other addresses are postal", () => {
  for (const mail of [
    "$json.from.value[0].address",
    "$json.from?.value?.[0]?.address",
    "$json['reply-to'].value.first().address",
    "$json.sender.emailAddress.address",
    "$json.toRecipients[0].emailAddress.address",
  ])
    expect(personalFieldsIn(mail)).toEqual(["email address"]);
  expect(personalFieldsIn("$json.billing.address")).toEqual(["postal address"]);
});

test("columns into which SQL or a table's mapping writes are listed, if a run fills them", () => {
  const fieldsFor = (parameters: object) =>
    mapOf([node("Keep", "postgres", 2.6, parameters)]).receivers[0]?.fields;
  const query = (sql: string) => fieldsFor({ operation: "executeQuery", query: sql });
  // n8n also evaluates {{ }} in SQL that does not begin with "=".
  expect(query("INSERT INTO a(x, y) VALUES ('{{ $json.email }}', '{{ $json.message }}')")).toEqual([
    "email address",
    "message",
  ]);
  const marked = 'insert into "a" ("e_mail", name, note) values (lower($1), \'Web, new\', $2)';
  expect(query(marked)).toEqual(["email address", "message"]);
  expect(query("INSERT INTO a (`phone`, city) VALUES (?, 'Bonn'), (?, 'Ulm')")).toEqual([
    "phone number",
  ]);
  expect(query("UPDATE a SET msg = '{{ $json.a }}', city = 'Bonn' WHERE email = 'x'")).toEqual([
    "message",
  ]);
  expect(query("INSERT INTO a (email) SELECT email FROM b")).toEqual([]);
  expect(query("SELECT email, name FROM a")).toEqual([]);
  const columns = { mappingMode: "defineBelow", value: { Email: "={{ $json.a }}", Name: "Web" } };
  expect(fieldsFor({ operation: "insert", columns })).toEqual(["email address"]);
});

test.each([
  ["$json.mail", "email address"],
  ["$('Load order').item.json.mail", "email address"],
  ['$json["mail"].trim()', "email address"],
  ["$json.body.kundenMail", "email address"],
  ["$json.Mailadresse", "email address"],
  ["$json['E-Mail-Adresse']", "email address"],
  ["$json.mail_to", "email address"],
  ["$json?.email_address", "email address"],
  ['$json["phone"]', "phone number"],
  ["$('Node').item.json.phone", "phone number"],
  ["$('Node').first().json['Ihre Telefonnummer']", "phone number"],
  ["$json.mobilnummer", "phone number"],
  ["$json.handynummer", "phone number"],
  ["$json.Vorname", "name"],
  ["$json['Your name']", "name"],
  ["$json['Ihr Name']", "name"],
  ["$json.kundenname", "name"],
  ["$json.adresse", "postal address"],
  ["$json.anschrift", "postal address"],
  ["$json.straße", "postal address"],
  ["$json.strasse", "postal address"],
  ["$json.wohnort", "postal address"],
  ["$json.nachricht", "message"],
  ["$json.firma", "company"],
])("%s reads one kind of personal data: %s", (code, field) => {
  expect(personalFieldsIn(code)).toEqual([field]);
});

test.each([
  "mailbox",
  "mailingList",
  "mailgunId",
  "webmail",
  "sendMail",
  "send_mail",
  "hasMail",
  "mails",
  "immobilie",
  "immobilienart",
  "handyman",
  "filename",
  "hostname",
  "tablename",
  "passwort",
  "stichwort",
  "straßenlaterne",
  "addresses",
])("a field named %s is no data about a person", (name) => {
  expect(personalFieldsIn(`$json.${name}`)).toEqual([]);
  expect(personalFieldsIn(`$json["${name}"]`)).toEqual([]);
});

test.each([
  ["SQL", "postgres", 2.5, { query: "=UPDATE a SET b='{{ $json.mail }}' WHERE c=1" }],
  ["SQL that only asks", "postgres", 2.5, { query: "=SELECT b FROM a WHERE c='{{ $json.mail }}'" }],
  ["values of SQL", "postgres", 2.5, { options: { queryReplacement: "={{ $json.mail }}, 1" } }],
  ["a column's name", "mySql", 2.4, { query: "=UPDATE a SET mail='{{ $json.a }}' WHERE c=1" }],
  ["a JSON body", "httpRequest", 4.2, { jsonBody: '={"to": ["{{ $json["mail"] }}"]}' }],
  ["a template", "slack", 2.3, { text: "=New order of {{ $('Load').item.json.mail }}!" }],
])("a mail address is seen inside %s", (_, type, typeVersion, parameters) => {
  const { receivers } = mapOf([
    node("Work", type, typeVersion, {
      operation: "executeQuery",
      url: "https://api.example.net",
      method: "POST",
      sendBody: true,
      specifyBody: "json",
      ...parameters,
    }),
  ]);
  expect(receivers.map(({ fields }) => fields)).toEqual([["email address"]]);
});

test("an embedding and a vector store receive the documents that are loaded, even if no field is named", () => {
  const part = (to: string, type: string) => ({ [type]: [[{ node: to, type, index: 0 }]] });
  const { receivers } = mapOf(
    [
      node("Store", "@n8n/n8n-nodes-langchain.vectorStorePGVector", 1.3, { mode: "insert" }),
      node("Embed", "@n8n/n8n-nodes-langchain.embeddingsOpenAi", 1.2, {}),
      node("Read", "@n8n/n8n-nodes-langchain.documentDefaultDataLoader", 1.1, {}),
    ],
    { Embed: part("Store", "ai_embedding"), Read: part("Store", "ai_document") },
  );
  expect(receivers.map(({ nodes, texts }) => [nodes, texts])).toEqual([
    [["Store"], "documents"],
    [["Embed"], "documents"],
  ]);
});

test.each(globSync("templates/*/*/workflow.json"))(
  "%s: every model, embedding and vector store is said to receive texts",
  (path) => {
    const file = readWorkflows(readFileSync(path, "utf8")).workflows?.[0]?.file;
    const { receivers } = dataMapOf(file!, loadCatalog());
    const aiNodes = file!.nodes.filter(
      ({ type, credentials }) =>
        /\.(?:lm[A-Z]|embeddings|vectorStore|memory|openAi|mistralAi|anthropic)/.test(type) &&
        credentials !== undefined,
    );
    for (const { name } of aiNodes)
      expect(receivers.find(({ nodes }) => nodes.includes(name))).toMatchObject({
        texts: expect.stringMatching(/^(?:documents|messages)$/),
      });
  },
);
