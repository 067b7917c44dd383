import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("xero");

export const xero: Connection = {
  slug: "xero",
  name: "Xero",
  summary: "Lets n8n find contacts and record invoices and payments in your Xero organization.",
  minutes: 15,
  checked: "2026-11-21",
  before: {
    account: "A Xero organization on any plan. For a trial Xero offers a demo company.",
    person: "A user with the role *Standard* or *Adviser*.",
    monthly: "nothing beyond your Xero plan",
    cost: "Nothing: since March 2026 Xero charges for apps with many connections, but the *Starter* tier with up to five is free, and you need one.",
    ready: "The address of your n8n.",
  },
  credentials: [
    {
      type: "xeroOAuth2Api",
      label: "Xero OAuth2 API",
      docs: DOCS,
      rights: [
        {
          name: "offline_access",
          why: "Stay signed in, so that nobody has to be there when a payment comes.",
        },
        { name: "accounting.contacts", why: "Find the customer, or add a new one." },
        { name: "accounting.invoices", why: "Read and make invoices." },
        { name: "accounting.payments", why: "Record that an invoice was paid." },
        { name: "accounting.banktransactions", why: "Record money received on a bank account." },
        { name: "accounting.settings", why: "Read your accounts and tax rates." },
        {
          name: "accounting.manualjournals",
          why: "Manual journals. n8n asks for it whenever it signs in; our templates make none.",
        },
        {
          name: "accounting.attachments",
          why: "Files at documents. n8n asks for it whenever it signs in; our templates add none.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Make an app at Xero",
      actions: [
        "Open [My Apps](https://developer.xero.com/app/manage), sign in and press *New app*.",
        "*App name*: anything **without** `n8n` in it, for example `Example Automation`. Xero refuses names with n8n.",
        "*Integration type*: *Web app*. *Company or application URL*: the address of your n8n, or your website.",
        "In n8n open a Xero step, choose *Create new credential* and copy the *OAuth Redirect URL* into *Redirect URI*.",
        "Agree to the terms and press *Create app*.",
      ],
    },
    {
      title: "Copy its keys",
      actions: [
        "Open *Configuration*. Copy *Client id*.",
        "Press *Generate a secret* and copy it at once. Paste both into n8n.",
      ],
    },
    {
      title: "Sign in",
      actions: [
        "Press *Connect my account* and sign in.",
        "Choose the organization at the top of Xero’s page and press *Allow access*. n8n says *Account connected*.",
      ],
    },
  ],
  test: [
    "Open a Xero step and its list *Organization Name or ID*: yours appears.",
    "Press *Execute step* in a step that finds a contact.",
  ],
  problems: [
    {
      message: "unauthorized_client, or invalid redirect_uri",
      answer:
        "The address in the app is not exactly the one n8n shows, or client ID and secret belong to another app.",
    },
    {
      message: "invalid_scope",
      answer:
        "The app or your n8n is older than Xero’s new permissions of March 2026. Bring n8n up to date and make a new app.",
    },
    {
      message: "The list of organizations is empty",
      answer:
        "No organization was chosen when you signed in. Press *Reconnect* and choose it before you allow the access.",
    },
    {
      message: "AuthenticationUnsuccessful or 403",
      answer:
        "In Xero, somebody disconnected the app under *Settings*, *Connected apps*, or your role there was lowered.",
    },
    {
      message: "invalid_grant, n8n asks to connect again",
      answer:
        "Access that is not used for 60 days ends. Open the credential and press *Reconnect*.",
    },
    {
      message: "429 Too Many Requests",
      answer: "Xero allows 60 requests a minute for an organization. Let fewer run at once.",
    },
  ],
  sources: [
    { title: "n8n: Xero credentials", url: DOCS },
    { title: "Xero: questions on OAuth 2.0", url: "https://developer.xero.com/faq/oauth2" },
    {
      title: "Xero: granular scopes",
      url: "https://developer.xero.com/faq/granular-scopes",
    },
  ],
};
