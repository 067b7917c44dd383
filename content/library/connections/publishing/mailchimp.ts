import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("mailchimp");

export const mailchimp: Connection = {
  slug: "mailchimp",
  name: "Mailchimp",
  summary:
    "Lets n8n see who subscribes to your Mailchimp audience, and keep their details and tags.",
  minutes: 5,
  checked: "2026-11-21",
  before: {
    account: "Any Mailchimp plan, also the free one.",
    person: "The owner or an administrator of the Mailchimp account.",
    monthly: "free plan, within its limits",
    cost: "Nothing beyond your plan.",
    ready:
      "For workflows that a new subscriber starts: an n8n that is reachable from the internet.",
  },
  credentials: [
    {
      type: "mailchimpApi",
      label: "Mailchimp API",
      docs: DOCS,
      rights: [
        {
          name: "The whole account",
          why: "A Mailchimp key knows no smaller permissions. Our templates read the audience, register for new subscribers and send no campaign.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Make a key in Mailchimp",
      actions: [
        "Press your picture, *Account & billing*, then *Extras*, *API keys*, or open [this page](https://us1.admin.mailchimp.com/account/api/).",
        "Press *Create A Key*, name it `n8n` and press *Generate Key*.",
        "Copy it **whole**, with its ending such as `-us21`: n8n finds your Mailchimp by it. It is shown once.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open a Mailchimp step, choose *Create new credential*, paste it into *API Key* and press *Save*.",
        "Choose your audience from the list of the step.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*.",
    "The list of audiences in the step shows yours.",
  ],
  problems: [
    {
      message: "API Key Invalid",
      answer: "The key was deleted, or copied without its beginning. Make a new one.",
    },
    {
      message: "getaddrinfo ENOTFOUND …api.mailchimp.com",
      answer: "The ending (`-us21` or the like) is missing. Copy the whole key.",
    },
    {
      message: "403: user does not have access to the requested operation",
      answer: "The user who made the key has too small a role. Let the owner make one.",
    },
    {
      message: "Nothing arrives when somebody subscribes",
      answer:
        "The workflow is not published, or the contact was imported: imports do not count as subscribing. In *Audience*, *Settings*, *Webhooks* n8n’s address has to be listed.",
    },
  ],
  sources: [{ title: "n8n: Mailchimp credentials", url: DOCS }],
};
