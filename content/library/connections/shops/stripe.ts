import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("stripe");

export const stripe: Connection = {
  slug: "stripe",
  name: "Stripe",
  summary:
    "Tells n8n of every payment in your Stripe account and lets it look up who paid for what.",
  minutes: 10,
  checked: "2026-11-21",
  before: {
    account: "A Stripe account. To try it, a sandbox without real money is enough.",
    person: "An administrator or developer of the Stripe account.",
    monthly: "nothing beyond Stripe's fees for payments",
    cost: "Nothing beyond Stripe’s fees for payments.",
    ready: "An n8n that is reachable from the internet: Stripe calls it.",
  },
  credentials: [
    {
      type: "stripeApi",
      label: "Stripe API",
      docs: DOCS,
      rights: [
        {
          name: "Secret key",
          why: "Everything in the account, also refunds. n8n uses it to register for payments and to read customers; keep it like the key of a safe.",
        },
        {
          name: "Restricted key with *Webhook Endpoints: Write*, *Charges: Read*, *Customers: Read*",
          why: "The smaller choice: enough to be told of payments. n8n does not promise that every step works with one.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Decide: real or trial",
      actions: [
        "Begin in a sandbox (test mode): choose it at the top left of the [Stripe dashboard](https://dashboard.stripe.com/). Its keys begin with `sk_test_`. Later make a second credential with a live key.",
      ],
    },
    {
      title: "Make a key",
      actions: [
        "Open *Developers*, [*API keys*](https://dashboard.stripe.com/apikeys).",
        "Press *Create secret key*, or *Create restricted key* for the smaller choice, and name it `n8n`.",
        "Copy it at once: a live key (`sk_live_…`, `rk_live_…`) is shown only this time. The *publishable key* (`pk_…`) is not the one.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open a Stripe step, choose *Create new credential* and paste it into *Secret Key*.",
        "Leave *Signature Secret* empty: n8n registers itself at Stripe and keeps the secret it gets.",
        "Press *Save*. When you publish the workflow, n8n appears in Stripe under *Developers*, *Webhooks*.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*.",
    "In the sandbox press *Execute step* in the step that starts the workflow and pay a test invoice with the card number `4242 4242 4242 4242`: the payment appears.",
  ],
  problems: [
    {
      message: "401: Invalid API Key provided",
      answer:
        "The key was not copied whole, was deleted, or has expired. If it is lost, make a new one: it cannot be shown again.",
    },
    {
      message: "This API call cannot be made with a publishable API key",
      answer: "You copied the key that begins with `pk_`.",
    },
    {
      message: "The provided key does not have the required permissions",
      answer: "A restricted key lacks the permission that the message names. Edit it in Stripe.",
    },
    {
      message: "No such customer, or nothing happens for real payments",
      answer: "Test and live are two worlds. A `sk_test_` key never sees a real payment.",
    },
    {
      message: "Stripe reports failed deliveries of a webhook",
      answer:
        "The workflow was taken back or n8n was away. Stripe tries again for up to three days. Entries of old addresses can be deleted under *Webhooks*.",
    },
  ],
  sources: [
    { title: "n8n: Stripe credentials", url: DOCS },
    { title: "Stripe: API keys", url: "https://docs.stripe.com/keys" },
  ],
};
