import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("todoist");

export const todoist: Connection = {
  slug: "todoist",
  name: "Todoist",
  summary: "Lets n8n add tasks to your Todoist, with date, project and labels.",
  minutes: 5,
  checked: "2026-11-21",
  before: {
    account: "Any Todoist plan, also the free one.",
    person: "The person whose tasks they are.",
    monthly: "free plan",
    cost: "Nothing.",
    ready: "Nothing.",
  },
  credentials: [
    {
      type: "todoistApi",
      label: "Todoist API",
      docs: DOCS,
      rights: [
        {
          name: "The whole account",
          why: "The token reads and writes all projects and tasks of this person. There is no smaller one.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Copy the token in Todoist",
      actions: [
        "In the browser press your name at the top left, *Settings*, *Integrations*, and the tab *Developer*, or open [this page](https://app.todoist.com/app/settings/integrations/developer).",
        "Press *Copy API token*. *Issue a new API token* would cut off everything that uses the old one.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open the Todoist step, choose *Create new credential*, paste it into *API Key* and press *Save*.",
        "Choose the project from the list of the step.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*.",
    "Press *Execute step*: the task appears in Todoist.",
  ],
  problems: [
    {
      message: "401 Unauthorized or 403 Forbidden",
      answer: "The token was not copied whole, or a new one was issued. Copy it again.",
    },
    {
      message: "410 Gone",
      answer: "Your n8n is older than Todoist’s present interface. Bring n8n up to date.",
    },
    {
      message: "400: the date is not understood",
      answer: "Write dates as `2026-12-24`, or in words in the language that is set in the step.",
    },
    {
      message: "The project is missing in the list",
      answer: "It is archived, or belongs to a team whose member this person is not.",
    },
  ],
  sources: [{ title: "n8n: Todoist credentials", url: DOCS }],
};
