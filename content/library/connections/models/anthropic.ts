import { prices } from "../../prices.ts";
import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("anthropic");

export const anthropic: Connection = {
  slug: "anthropic",
  name: "Anthropic",
  summary:
    "Lets n8n use Anthropic’s Claude models to read, sort, summarize and draft, paid by what you use.",
  minutes: 10,
  checked: "2026-11-21",
  before: {
    account:
      "An account in the *Claude Console*, Anthropic’s place for programs. It is not the same as the Claude app: a *Pro*, *Max* or *Team* plan does not pay for it.",
    person:
      "An administrator of the organization in the Console, or a member who may make keys. Only administrators and members with the billing role buy credit.",
    monthly: "by use, mostly a cent or less a run; you buy credit to begin",
    cost: "You buy credit in advance and it is used up call by call; failed calls are free. Credit ends a year after you bought it and is not paid back, so buy little.",
    ready: "A credit card.",
  },
  price: prices.sums.model,
  credentials: [
    {
      type: "anthropicApi",
      label: "Anthropic",
      docs: DOCS,
      rights: [
        {
          name: "All models of one workspace",
          why: "Send text to a model and get its answer. A key knows no smaller permissions; it sees neither your chats in the Claude app nor what other workspaces do.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Add credit",
      actions: [
        "Sign in to the [Claude Console](https://platform.claude.com/) and open *Settings*, *Billing*.",
        "Press *Buy credits* and buy a small amount. It counts at once.",
        "Leave *auto-reload* off until you know what you use: then nothing is charged beyond what you bought, and the workflow stops when it is used up.",
      ],
    },
    {
      title: "Make a key",
      actions: [
        "Open [API keys](https://platform.claude.com/settings/keys) and press *Create key*. If the button is gray, you may not make keys: ask an administrator.",
        "Name it `n8n`. Choose an *expiration* and write that day into your calendar, or none.",
        "As *Linked account* choose a service account if you have one. A key linked to a person stops working when that person leaves the organization.",
        "If you use *workspaces*, choose the one that n8n’s costs belong to.",
        "Copy the key. It begins with `sk-ant-` and is shown once.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open the step with the model, choose *Create new credential* and paste the key into *API Key*.",
        "Leave *Base URL* as it is and *Add Custom Header* off. Press *Save*.",
        "On n8n Cloud you may see *Use Gateway credits* instead: then n8n pays Anthropic and counts it against your plan, and you need no key.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*. It has asked for the list of models: that proves the key, not the credit.",
    "Press *Execute step* in the step that uses the model: an answer comes back.",
  ],
  problems: [
    {
      message: "401: authentication_error, invalid x-api-key",
      answer:
        "The key was not copied whole, has expired, was deleted, or the person it is linked to has left. Make a new one and paste it into the same credential.",
    },
    {
      message: "400 or 402: Your credit balance is too low (billing_error)",
      answer:
        "The credit is used up or has expired. Buy some under *Billing*. With several organizations look at the top left which one you are in: each has a balance of its own.",
    },
    {
      message: "404: not_found_error, model: …",
      answer:
        "Anthropic has retired this model, or its name is misspelled. Choose another one from the list in the step.",
    },
    {
      message: "403: permission_error",
      answer:
        "The key belongs to a workspace that may not use this model. An administrator allows it in the Console.",
    },
    {
      message: "429: rate_limit_error",
      answer:
        "Too much in one minute. Our templates try again by themselves. Otherwise let fewer items run at once.",
    },
    {
      message: "529: overloaded_error",
      answer: "Anthropic itself is overloaded. It passes; nothing is wrong on your side.",
    },
  ],
  sources: [
    { title: "n8n: Anthropic credentials", url: DOCS },
    {
      title: "Anthropic: get your Claude API key",
      url: "https://platform.claude.com/docs/en/get-api-key",
    },
    {
      title: "Anthropic: how to pay for API usage",
      url: "https://support.anthropic.com/en/articles/8977456-how-do-i-pay-for-my-api-usage",
    },
  ],
};
