import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("webhook");

export const forms: Connection = {
  slug: "forms",
  name: "Forms and webhooks",
  title: "Protect forms and webhooks in n8n",
  summary:
    "Locks a form or an address of your own n8n with a password you choose, so that not everybody can start the workflow.",
  minutes: 5,
  checked: "2026-11-21",
  before: {
    account: "None. You invent the password yourself.",
    person: "Whoever sets up the workflow.",
    monthly: "free",
    cost: "Nothing.",
    ready:
      "An n8n whose address begins with `https://`: without the s the password travels readable for everyone on the way.",
  },
  credentials: [
    {
      type: "httpBasicAuth",
      label: "Basic Auth",
      docs: DOCS,
      rights: [
        {
          name: "User name and password",
          why: "Whoever opens the form is asked for them by the browser. One pair for the whole team.",
        },
      ],
    },
    {
      type: "httpHeaderAuth",
      label: "Header Auth",
      docs: DOCS,
      rights: [
        {
          name: "Name and value of a header",
          why: "A program that sends data, such as your website, sends this value along. Nobody types it.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Invent a long password",
      actions: [
        "Let a password manager make one of at least 20 characters. Use one for each workflow, and none that is used anywhere else.",
        "For *Header Auth* use letters and digits only: some systems stumble over other characters.",
      ],
    },
    {
      title: "For people: Basic Auth",
      actions: [
        "Open the step with the form or the webhook. Its field *Authentication* is set to *Basic Auth*; choose *Create new credential*.",
        "Enter *User* (such as `team`) and *Password*, and press *Save*.",
        "Give both to the people who may use the form, for example through your password manager.",
      ],
    },
    {
      title: "For programs: Header Auth",
      actions: [
        "Choose *Create new credential* in the step with the webhook. *Name*: `X-Api-Key`. *Value*: the password. Press *Save*.",
        "Give your website’s developer the *Production URL* of the step and both values: every request has to carry the header `X-Api-Key`. It belongs on the website’s server, never into the page itself, where every visitor could read it.",
      ],
    },
    {
      title: "For another service that calls n8n",
      actions: [
        "Some services are given the password by n8n itself. For Pipedrive choose a *Basic Auth* credential in the step that starts the workflow; n8n passes it on when you publish.",
      ],
    },
    {
      title: "The other way round: n8n asks a service with Header Auth",
      actions: [
        "Some templates use *Header Auth* to ask a service that n8n has no credential for. Then the service makes the key, and says which name the header has: see [Cal.com](/connect/cal-com) and [Jotform](/connect/jotform).",
        "Give each such credential a name of its own, such as `Cal.com`: in n8n’s list they all look alike.",
      ],
    },
  ],
  test: [
    "n8n has no test of its own here. Publish the workflow and open the form’s *Production URL* in a private window: the browser asks for user name and password.",
    "A wrong password is refused, the right one opens the form.",
  ],
  problems: [
    {
      message: "The browser asks again and again",
      answer: "User or password is wrong. Capital letters count, and so does a space at the end.",
    },
    {
      message: "403: Authorization data is wrong!",
      answer:
        "The password or the header’s value does not match, or the header has another name. Names are not case-sensitive, values are.",
    },
    {
      message: "401: Authorization is required!",
      answer: "The request carries no password at all.",
    },
    {
      message: "500: No authentication data defined on node!",
      answer: "No credential is chosen in the step. Choose it and publish again.",
    },
    {
      message: "404: the requested webhook is not registered",
      answer:
        "The workflow is not published, or the *Test URL* was used, which lasts for two minutes only.",
    },
    {
      message: "Somebody has left the team",
      answer:
        "Change the password in the credential: it counts at once, for all workflows that use it.",
    },
  ],
  sources: [
    { title: "n8n: webhook credentials", url: DOCS },
    { title: "n8n: HTTP credentials", url: n8nDocs("httprequest") },
  ],
};
