import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("pipedrive");

export const pipedrive: Connection = {
  slug: "pipedrive",
  name: "Pipedrive",
  summary:
    "Lets n8n read and write deals, people and activities in Pipedrive, and learn of changes at once.",
  minutes: 5,
  checked: "2026-11-21",
  before: {
    account: "Any Pipedrive plan.",
    person:
      "A user who sees the deals in question. What n8n does appears under this user’s name, so a user of its own is best. To be told of changes it has to be an administrator, or one who may make webhooks.",
    monthly: "nothing beyond your Pipedrive plan",
    cost: "Nothing beyond your plan; a user of its own is one more seat.",
    ready:
      "For workflows that a change in Pipedrive starts: an n8n that is reachable from the internet, and [a user name and password for it](/connect/forms).",
  },
  credentials: [
    {
      type: "pipedriveApi",
      label: "Pipedrive API",
      docs: DOCS,
      rights: [
        {
          name: "All that the user may",
          why: "A personal token knows no smaller permissions. Limit the user’s own role in Pipedrive instead.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Copy the token in Pipedrive",
      actions: [
        "Sign in as the user n8n will act as. With several companies, look at the top right that it is the right one: each has a token of its own.",
        "Press the picture at the top right, *Personal preferences*, *API*, or open [this page](https://app.pipedrive.com/settings/api).",
        "Copy *Your personal API token*. A user has one only: do not press *Regenerate*, it would cut off everything that uses the old one.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open a Pipedrive step, choose *Create new credential*, paste it into *API Token* and press *Save*.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*.",
    "Press *Execute step* in a step that reads: one of your deals or people appears.",
  ],
  problems: [
    {
      message: "401 Unauthorized",
      answer:
        "The token was regenerated, the user was deactivated, or it belongs to another company of yours.",
    },
    {
      message: "There is no tab API",
      answer:
        "An administrator has switched it off for this user. They allow it under *Company settings*, *Manage users*, *Permission sets*.",
    },
    {
      message: "403, or webhooks cannot be made",
      answer: "The user may not make webhooks. Use an administrator’s token for this workflow.",
    },
    {
      message: "404 for a deal that exists",
      answer: "The user does not see it. Look at its visibility in Pipedrive.",
    },
    {
      message: "Nothing arrives",
      answer:
        "In Pipedrive open *Tools and apps*, *Webhooks*: n8n has to stand there with its public address. Take the workflow back and publish it again.",
    },
  ],
  sources: [
    { title: "n8n: Pipedrive credentials", url: DOCS },
    {
      title: "Pipedrive: how to find the API token",
      url: "https://pipedrive.readme.io/docs/how-to-find-the-api-token",
    },
  ],
};
