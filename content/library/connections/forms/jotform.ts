import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("jotform");

export const jotform: Connection = {
  slug: "jotform",
  name: "Jotform",
  tool: "Jotform",
  summary:
    "Tells n8n about every answer to your Jotform form, and lets it fetch the answer itself.",
  minutes: 10,
  checked: "2026-11-21",
  before: {
    account:
      "Any Jotform plan. For data about health in the USA one with HIPAA. Look where your account is: its addresses contain `eu.` when its data is in Europe, and `hipaa.` with HIPAA.",
    person: "The owner of the account. A key opens all its forms, not a single one.",
    monthly: "free plan, within its limits",
    cost: "Nothing beyond your plan. The free one allows 1,000 calls a day, which is plenty for one form.",
    ready: "The form, and an n8n that is reachable from the internet: Jotform calls it.",
  },
  credentials: [
    {
      type: "jotFormApi",
      label: "JotForm API",
      docs: DOCS,
      rights: [
        {
          name: "Full Access",
          why: "Register n8n at the form when you publish the workflow, and remove it when you take it back. Reading alone does not allow that.",
        },
      ],
    },
    {
      type: "httpHeaderAuth",
      label: "Header Auth",
      docs: n8nDocs("httprequest"),
      rights: [
        {
          name: "Read Access",
          why: "For a second key, with which a template fetches the answer: it can change nothing.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Make a key at Jotform",
      actions: [
        "Press your picture at the top right, *Settings*, then [*API*](https://www.jotform.com/myaccount/api) at the left, and press *Create New Key*.",
        "Click the words *New API Key* and write `n8n`.",
        "Under *Permissions* choose *Full Access*: a new key may only read. Copy it.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open the Jotform step that starts the workflow, choose *Create new credential* and paste it into *API Key*.",
        "*API Domain*: `eu-api.jotform.com` for accounts in Europe, `hipaa-api.jotform.com` with HIPAA, otherwise `api.jotform.com`. Press *Save*.",
        "Choose the form under *Form Name or ID* and publish the workflow.",
      ],
    },
    {
      title: "Where a template fetches the answer: a second key",
      actions: [
        "Make another key in the same way, named `n8n reads`, and leave it at *Read Access*.",
        "In the *HTTP Request* step choose *Create new credential* under *Header Auth*. *Name*: `APIKEY`. *Value*: this key. Press *Save*.",
      ],
    },
  ],
  test: [
    "n8n does not try this key when you save it. Open the list *Form Name or ID*: your forms appear.",
    "After publishing, the form in Jotform shows n8n’s address under *Settings*, *Integrations*, *Webhooks*.",
    "Send the form with invented data: a run appears in n8n.",
  ],
  problems: [
    {
      message: "401, or You're not authorized to use",
      answer:
        "The key was not copied whole, may only read, or *API Domain* is not that of your region. For *Header Auth* the name has to be `APIKEY`.",
    },
    {
      message: "The list of forms is empty",
      answer: "*API Domain* is wrong, or the forms belong to another account.",
    },
    {
      message: "A second credential fails where the first works",
      answer:
        "The address in the *HTTP Request* step has a region too: it must begin with the same domain.",
    },
    {
      message: "Nothing arrives",
      answer:
        "The workflow is not published, or n8n’s own address (`WEBHOOK_URL`) is not the one the internet sees.",
    },
    {
      message: "API limit exceeded",
      answer:
        "The day’s calls are used up; they begin anew at midnight in New York. Other programs with keys of your account count as well.",
    },
  ],
  sources: [
    { title: "n8n: Jotform credentials", url: DOCS },
    {
      title: "Jotform: how to create an API key, and daily limits",
      url: "https://www.jotform.com/help/253-how-to-create-a-jotform-api-key",
    },
    {
      title: "Jotform: managing API keys",
      url: "https://www.jotform.com/help/how-to-create-an-api-key",
    },
  ],
};
