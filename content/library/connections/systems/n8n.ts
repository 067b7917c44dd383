import type { Connection } from "../connection.ts";

const DOCS = "https://docs.n8n.io/connect/n8n-api/authentication/";

export const n8n: Connection = {
  slug: "n8n",
  name: "n8n API",
  title: "Let a workflow look at n8n itself",
  summary:
    "Lets a workflow list your other workflows and their runs, to back them up or to watch over them.",
  minutes: 5,
  checked: "2026-11-21",
  before: {
    account:
      "Your own n8n. On n8n Cloud a paid plan: in the free trial the API is switched off. On your own server every edition has it.",
    person:
      "The owner or an administrator of n8n. A key sees what the person who made it sees: a member’s key misses the workflows of others.",
    monthly: "free",
    cost: "Nothing.",
    ready: "The address of your n8n as it stands in the browser.",
  },
  credentials: [
    {
      type: "n8nApi",
      label: "n8n API",
      docs: DOCS,
      rights: [
        {
          name: "All that its owner may",
          why: "Outside the Enterprise plan a key knows no smaller permissions: it may also change and delete workflows. Treat it like your password.",
        },
        {
          name: "Scopes: Read only",
          why: "Where n8n offers scopes, this is enough for our templates: they list workflows and runs and change nothing.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Make a key",
      actions: [
        "In n8n open *Settings*, *n8n API*, and press *Create API key*.",
        "*Label*: what it is for, such as `Backup`.",
        "*Expiration*: a number of days, or *Never*. With an end, write the day into your calendar: a watch that can no longer look stays silent.",
        "If *Scopes* is shown, choose *Read only*. Press *Save* and copy the key: it is shown once.",
      ],
    },
    {
      title: "Enter it in the workflow",
      actions: [
        "Open an n8n step of the workflow and choose *Create new credential*.",
        "Paste the key into *API Key*.",
        "*Base URL*: the address of your n8n with `/api/v1` behind it. On n8n Cloud `https://your-name.app.n8n.cloud/api/v1`.",
        "On your own server behind a proxy that does not let n8n call itself, use its inner address: in Docker mostly `http://localhost:5678/api/v1`. Press *Save*.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*.",
    "Press *Execute step* in the step that lists workflows: all of yours appear, not only some.",
  ],
  problems: [
    {
      message: "Upgrade to use API",
      answer: "You are in the free trial of n8n Cloud. The API comes with every paid plan.",
    },
    {
      message: "401: unauthorized",
      answer:
        "The key was not copied whole, has expired, was deleted, or comes from another n8n. *Settings*, *n8n API* shows when each key ends.",
    },
    {
      message: "404: not found, or an answer that is a web page",
      answer:
        "`/api/v1` is missing in *Base URL* or written twice. On your own server the API may be switched off (`N8N_PUBLIC_API_DISABLED`).",
    },
    {
      message: "403: Forbidden",
      answer: "The key’s scopes are too narrow. Make one with *Read only*.",
    },
    {
      message: "ECONNREFUSED, ETIMEDOUT or a certificate that is not trusted",
      answer: "n8n does not reach its own public address from inside. Use the inner one of step 2.",
    },
    {
      message: "Some workflows are missing",
      answer:
        "The key belongs to a member who does not see them. Make one as owner or administrator.",
    },
  ],
  sources: [
    { title: "n8n: authentication of its API", url: DOCS },
    {
      title: "n8n: what the test of this credential asks for",
      url: "https://github.com/n8n-io/n8n/pull/34605",
    },
  ],
};
