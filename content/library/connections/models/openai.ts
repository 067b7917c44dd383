import { prices } from "../../prices.ts";
import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("openai");

export const openai: Connection = {
  slug: "openai",
  name: "OpenAI",
  summary: "Lets n8n use OpenAI’s models to read, sort, summarize and draft, paid by what you use.",
  minutes: 10,
  checked: "2026-11-21",
  before: {
    account:
      "An account on OpenAI’s *platform*. It is not the same as ChatGPT: a ChatGPT subscription, also *Plus* or *Business*, does not pay for it.",
    person: "An owner of the organization at OpenAI, or a member who may make keys.",
    monthly: `by use, mostly less than a cent a run; you buy ${prices.openAiCredit} of credit to begin`,
    cost: `You buy credit in advance, from ${prices.openAiCredit}. What one run costs stands on each template’s page, mostly less than a cent. Set a limit for the month.`,
    ready: "A credit card.",
  },
  price: prices.sums.model,
  credentials: [
    {
      type: "openAiApi",
      label: "OpenAI",
      docs: DOCS,
      rights: [
        {
          name: "Models: Read",
          why: "List the models, so that you can choose one. n8n’s test of the credential asks for it too.",
        },
        {
          name: "Model capabilities: Write",
          why: "Send text, speech or pictures to a model and get its answer.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Add credit",
      actions: [
        "Sign in to [platform.openai.com](https://platform.openai.com/) and open *Settings*, *Billing*.",
        "Press *Add payment details* or *Add to credit balance* and buy a small amount. Leave *auto recharge* off until you know what you use.",
        "Under *Limits* set a **hard spend limit** for the month: when it is reached, OpenAI refuses requests, shortly after rather than at once. A *spend alert* only sends an email.",
      ],
    },
    {
      title: "Make a key",
      actions: [
        "Open [API keys](https://platform.openai.com/api-keys) and press *Create new secret key*.",
        "Name it `n8n` and choose a project. *Permissions*: *All*, or *Restricted* with the two below.",
        "Press *Create secret key* and copy it. It begins with `sk-` and is shown once.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open the step with the model, choose *Create new credential* and paste it into *API Key*.",
        "Leave *Organization ID* empty, unless you belong to several and n8n should use another than your default. Leave *Base URL* as it is.",
        "Press *Save*.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*. That proves the key, not the credit.",
    "Press *Execute step* in the step that uses the model: an answer comes back.",
  ],
  problems: [
    {
      message: "401: Incorrect API key provided",
      answer: "The key was not copied whole, or was deleted. Make a new one.",
    },
    {
      message:
        "429: You exceeded your current quota (insufficient_quota, credit_balance_exhausted or spend_limit_exceeded)",
      answer:
        "There is no credit left, or the limit you set is reached; the name in brackets says which. Add credit under *Billing*, or raise the limit. Trying again does not help; new credit can take some minutes.",
    },
    {
      message: "429: Rate limit reached",
      answer:
        "Too much in one minute. Our templates try again by themselves. With more credit used, OpenAI raises the limit.",
    },
    {
      message: "The model does not exist or you do not have access to it",
      answer:
        "Choose another model in the step. Some need a verified organization (*Settings*, *Organization*, *General*), and a project can allow only some.",
    },
    {
      message: "You have insufficient permissions for this operation",
      answer: "The key is *Restricted* and lacks one of the two permissions above.",
    },
    {
      message: "403: country, region, or territory not supported",
      answer: "OpenAI does not offer its service where your n8n stands.",
    },
  ],
  sources: [
    { title: "n8n: OpenAI credentials", url: DOCS },
    {
      title: "OpenAI: spend limits",
      url: "https://developers.openai.com/api/docs/guides/spend-limits",
    },
    {
      title: "OpenAI: what a limit or quota error means",
      url: "https://help.openai.com/en/articles/6614457-troubleshooting-api-usage-and-spend-limits",
    },
  ],
};
