import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("typeform");

export const typeform: Connection = {
  slug: "typeform",
  name: "Typeform",
  summary: "Tells n8n about every answer to your Typeform form at the moment it is sent.",
  minutes: 5,
  checked: "2026-11-21",
  before: {
    account:
      "A Typeform account whose forms offer *Connect*, *Webhooks*: look before you begin. How many answers a month are taken depends on the plan.",
    person: "The owner of the form, or a member of the workspace who may change it.",
    monthly: "nothing beyond your Typeform plan",
    cost: "Nothing beyond your plan.",
    ready:
      "A form that is published, and an n8n that is reachable from the internet: Typeform calls it.",
  },
  credentials: [
    {
      type: "typeformApi",
      label: "Typeform API",
      docs: DOCS,
      rights: [
        { name: "Forms: Read", why: "Show the names of your forms and questions." },
        { name: "Webhooks: Read", why: "See whether n8n has registered itself already." },
        {
          name: "Webhooks: Write",
          why: "Register n8n when you publish the workflow, and remove it when you take it back. The answers come with the call itself.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Make a token at Typeform",
      actions: [
        "Sign in, open the menu with your name, *Account*, [*Personal tokens*](https://admin.typeform.com/user/tokens), and press *Generate a new token*.",
        "*Token name*: `n8n`. Choose *Custom scopes* and tick the three below.",
        "Press *Generate token* and copy it. It begins with `tfp_` and is shown once.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open the Typeform step that starts the workflow. *Authentication* stays *Access Token*.",
        "Choose *Create new credential*, paste the token into *Access Token* and press *Save*.",
        "Choose the form under *Form Name or ID*. Publish the workflow: n8n registers itself, with a signature by which it knows Typeform’s calls from forged ones.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*, and the list of forms shows yours.",
    "In Typeform the form shows n8n’s address under *Connect*, *Webhooks*.",
    "Fill in the published form through its own link. The *preview* calls nobody.",
  ],
  problems: [
    {
      message: "401, or AUTHENTICATION_FAILED",
      answer:
        "The token was not copied whole or was deleted. Typeform also switches off one that turns up in a public repository at GitHub.",
    },
    {
      message: "403: Forbidden",
      answer:
        "One of the three permissions is missing, or the form is in a workspace that you may only look at. Make a new token with all three.",
    },
    {
      message: "The list of forms is empty",
      answer: "*Forms: Read* is missing, or the token belongs to another account.",
    },
    {
      message: "Nothing arrives",
      answer:
        "The workflow is not published, the form was filled in as a preview, or n8n’s own address (`WEBHOOK_URL`) is not the one the internet sees.",
    },
    {
      message: "Nothing arrives anymore",
      answer:
        "When n8n is gone (404) or fails all day, Typeform switches the webhook off. Open *Connect*, *Webhooks* and switch it on, or take the workflow back and publish it again. The answers of that time are kept in Typeform.",
    },
    {
      message: "An Enterprise account with its data in the EU finds no answers",
      answer:
        "n8n’s step talks to `api.typeform.com` alone, and these accounts are at `api.eu.typeform.com`. Calls of the webhook still reach n8n.",
    },
  ],
  sources: [
    { title: "n8n: Typeform credentials", url: DOCS },
    {
      title: "Typeform: personal access tokens",
      url: "https://www.typeform.com/developers/get-started/personal-access-token/",
    },
    { title: "Typeform: webhooks", url: "https://www.typeform.com/developers/webhooks/" },
    {
      title: "Typeform: the data center in the EU",
      url: "https://www.typeform.com/developers/get-started/responses-data-center/",
    },
  ],
};
