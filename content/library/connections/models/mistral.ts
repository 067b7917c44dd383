import { prices } from "../../prices.ts";
import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("mistral");

export const mistral: Connection = {
  slug: "mistral",
  name: "Mistral",
  summary:
    "Lets n8n use the models of Mistral, a European provider, to answer, sort and draft, paid by what you use.",
  minutes: 10,
  checked: "2026-11-21",
  before: {
    account:
      "A Mistral account with its *Studio*. A subscription to Mistral’s own assistant does not pay for it.",
    person:
      "Somebody who may make keys in the workspace. Payment details and limits need an administrator of the organization.",
    monthly: "by use, mostly less than a cent a run",
    cost: "Pay as you go. Mistral also describes a free mode for trying, with narrow limits and without a card; requests made in it may be used to improve Mistral’s models.",
    ready: "A credit card, as soon as messages of customers or visitors go through it.",
  },
  price: prices.sums.model,
  credentials: [
    {
      type: "mistralCloudApi",
      label: "Mistral Cloud API",
      docs: DOCS,
      rights: [
        {
          name: "All that your plan offers in one workspace",
          why: "Send text to a model and get its answer. A key knows no smaller permissions for models. Files and other things made with it are visible to everybody in that workspace.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Settle payment and a limit",
      actions: [
        "Sign in to [Mistral’s Studio](https://console.mistral.ai/) and open the *Admin Panel*, *Subscriptions*, *Billing*.",
        "Add your payment details. Without them many accounts are refused, and n8n’s own page calls them necessary.",
        "On the same page set the *spending limit* for the month. When it is reached, Mistral refuses requests.",
      ],
    },
    {
      title: "Make a key",
      actions: [
        "In Studio choose [API keys](https://console.mistral.ai/api-keys) at the left and press *Create new key*.",
        "As *Name* write `n8n`. Choose an *Expiration* and write that day into your calendar.",
        "If it asks for a *Connector access scope*, choose *Shared connectors only*: n8n needs none of your private ones.",
        "Press *Create new key* and copy it at once. It is never shown again.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open the step with the model, choose *Create new credential*, paste it into *API Key* and press *Save*.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*. That proves the key, not that you may spend.",
    "Open the list *Model* in the step: Mistral’s models appear. Press *Execute step* in the step that uses it: an answer comes back.",
  ],
  problems: [
    {
      message: "401: Unauthorized",
      answer:
        "The key was not copied whole, has expired or was deleted. A fresh key can take a minute before it counts.",
    },
    {
      message: "402: Payment required",
      answer:
        "The credit is used up, the monthly limit is reached, or an invoice was not paid. The message has a link to the right page; it is in the *Admin Panel* under *Subscriptions*, *Billing*.",
    },
    {
      message: "403: Forbidden",
      answer: "Your plan or workspace may not use this model. Choose another one in the step.",
    },
    {
      message: "429: Too many requests, or a rate limit of 0",
      answer:
        "Too much at once, or the free mode has nothing left for you. Look at *API*, *Limits* in the *Admin Panel*, add payment details, and let fewer items run at once.",
    },
    {
      message: "400: invalid model, or the model is not found",
      answer:
        "The model was retired. Names that end in `-latest` move on by themselves: prefer them.",
    },
  ],
  sources: [
    { title: "n8n: Mistral Cloud credentials", url: DOCS },
    {
      title: "Mistral: activate Studio and generate an API key",
      url: "https://docs.mistral.ai/getting-started/quickstarts/studio/activate-and-generate-api-key",
    },
    {
      title: "Mistral: usage and limits",
      url: "https://docs.mistral.ai/admin/billing-usage/usage-limits",
    },
    { title: "Mistral: error glossary", url: "https://docs.mistral.ai/resources/error-glossary" },
  ],
};
