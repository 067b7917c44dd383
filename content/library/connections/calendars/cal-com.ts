import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("httprequest");

export const calCom: Connection = {
  slug: "cal-com",
  name: "Cal.com",
  tool: "Cal.com",
  summary: "Lets n8n read your bookings in Cal.com, with what customers answered when they booked.",
  minutes: 10,
  checked: "2026-11-21",
  before: {
    account:
      "A Cal.com account. On a server of your own: one that runs Cal.com’s API, version 2; ask who set it up.",
    person:
      "The person whose bookings count. A key acts as the person who made it and sees what they see.",
    monthly: "free plan",
    cost: "Nothing beyond your plan.",
    ready: "The workflow, opened in n8n.",
  },
  credentials: [
    {
      type: "httpHeaderAuth",
      label: "Header Auth",
      docs: DOCS,
      rights: [
        {
          name: "All that you may in Cal.com",
          why: "A key knows no smaller permissions. What a template reads or changes is on its page.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Make a key in Cal.com",
      actions: [
        "Open *Settings*, *Developer*, [*API keys*](https://app.cal.com/settings/developer/api-keys) and press *New*.",
        "Under *Name this key* write `n8n`.",
        "Choose when it expires, or switch on *Never expires*. With an end, write the day into your calendar: afterwards no customer is reminded.",
        "Press *Create*, then *Copy to clipboard*, then *Done*. The key begins with `cal_` and is shown once.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open an *HTTP Request* step that asks Cal.com and choose *Create new credential* under *Header Auth*.",
        "*Name*: `Authorization`. *Value*: the word `Bearer`, a space, and the key: `Bearer cal_live_…`.",
        "Call the credential `Cal.com`, so that you can tell it from others of this kind, and press *Save*. Choose it in the other steps that ask Cal.com.",
        "Why not n8n’s own Cal.com step? Its older versions ask an interface that Cal.com switched off in April 2026, and it learns of new events only; our templates look at what is booked now.",
      ],
    },
  ],
  test: [
    "n8n does not try this key when you save it. Press *Execute step* in the step that reads bookings: yours appear.",
    "If you have none, book a time on your own page, run the step again and cancel it afterwards.",
  ],
  problems: [
    {
      message: "401: Unauthorized, or Invalid API Key",
      answer:
        "`Bearer` and the space are missing, the key was not copied whole, or it has expired: in Cal.com’s list it is then marked *Expired*.",
    },
    {
      message: "403: Forbidden",
      answer:
        "The key’s owner may not see this, for example the bookings of a team they are not in.",
    },
    {
      message: "404, or an answer of another shape",
      answer:
        "The address has to contain `/v2/`, and the header `cal-api-version` of the step has to stay as the template sets it. Version 1 is gone since April 8, 2026.",
    },
    {
      message: "The list is empty, though there are bookings",
      answer:
        "They belong to somebody else: the key was made in another account. Or they lie outside the hours the template looks at.",
    },
    {
      message: "429: Too many requests",
      answer:
        "A key may ask 120 times a minute. Wait a minute; let the workflow run less often if it comes back.",
    },
  ],
  sources: [
    { title: "n8n: HTTP request credentials", url: DOCS },
    { title: "Cal.com: API keys", url: "https://cal.com/help/api-keys" },
    {
      title: "Cal.com: from version 1 to version 2 of the API",
      url: "https://cal.com/docs/api-reference/v2/v1-v2-differences",
    },
    {
      title: "Cal.com: introduction to the API",
      url: "https://cal.com/docs/api-reference/v2/introduction",
    },
  ],
};
