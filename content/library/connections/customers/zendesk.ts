import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("zendesk");

export const zendesk: Connection = {
  slug: "zendesk",
  name: "Zendesk",
  summary: "Lets n8n make and update tickets in your Zendesk in the name of an agent.",
  minutes: 15,
  checked: "2026-11-21",
  before: {
    account: "Zendesk Suite or Support, any plan from *Team* on.",
    person:
      "An administrator makes the access. Whoever signs in at the end has to be an agent who may make tickets for others.",
    monthly: "nothing beyond your Zendesk plan",
    cost: "Nothing beyond your plan.",
    ready: "Your subdomain: `example` if your Zendesk is at `example.zendesk.com`.",
  },
  credentials: [
    {
      type: "zendeskOAuth2Api",
      label: "Zendesk OAuth2 API",
      docs: DOCS,
      rights: [
        { name: "read", why: "Find tickets, groups and customers." },
        { name: "write", why: "Make tickets and change them." },
      ],
    },
    {
      type: "zendeskApi",
      label: "Zendesk API",
      docs: DOCS,
      rights: [
        {
          name: "API token",
          why: "The older way. It may do everything the agent may. Zendesk lets nobody make new tokens since October 27, 2026, and switches off those that exist on April 30, 2027.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Choose the newer way in n8n",
      actions: [
        "Open the Zendesk step. Its field *Authentication* has to say *OAuth2*: new tokens cannot be made anymore. Only if you have a token already, change it to *API Token* in every Zendesk step and skip to step 4.",
        "Choose *Create new credential* and copy the *OAuth Redirect URL*. It has to begin with `https://`.",
      ],
    },
    {
      title: "Make an OAuth client in Zendesk",
      actions: [
        "Open *Admin Center*, *Apps and integrations*, *APIs*, *OAuth clients* and press *Add OAuth client*.",
        "*Name*: `n8n`. *Client kind*: *Confidential*. *Redirect URLs*: the address from n8n.",
        "Press *Save*. The *Secret* appears once: copy it, and copy the *Identifier* above.",
      ],
    },
    {
      title: "Connect in n8n",
      actions: [
        "*Subdomain*: only the first part of the address. *Client ID*: the identifier. *Client Secret*: the secret.",
        "Press *Connect my account*, sign in as the agent whose name the tickets will carry, and press *Allow*.",
      ],
    },
    {
      title: "With a token you already have",
      actions: [
        "Set *Authentication* to *API Token* and make a credential of the type *Zendesk API*.",
        "Enter *Subdomain*, the agent’s *Email* and the *API Token*. Write April 30, 2027 into your calendar: from then on it has to be OAuth2.",
      ],
    },
  ],
  test: [
    "n8n says *Account connected*, or *Connection tested successfully* for a token.",
    "Open the step’s list of groups: your own appear. Press *Execute step* and look for the ticket in Zendesk.",
  ],
  problems: [
    {
      message: "There is no button to add an API token",
      answer: "Since October 27, 2026 there is none. Use OAuth2: steps 1 to 3.",
    },
    {
      message: "401: Couldn't authenticate you",
      answer:
        "Subdomain, address or token is wrong, or token access was switched off. Write only `example`, not the whole address.",
    },
    {
      message: "invalid_client",
      answer:
        "The *Identifier* is meant, not the name; or the secret was not copied whole. Make a new one in Zendesk if it is lost.",
    },
    {
      message: "The redirect_uri is not valid",
      answer: "The address in the OAuth client is not exactly the one n8n shows.",
    },
    {
      message: "It worked, and weeks later n8n asks to connect again",
      answer:
        "Zendesk’s access lasts minutes and is renewed with every run; a renewal that is not used for about 30 days ends. Open the credential and press *Reconnect*.",
    },
    {
      message: "422 Unprocessable Entity",
      answer:
        "A group or field does not exist, or the agent may not make tickets for others. The message says which.",
    },
  ],
  sources: [
    { title: "n8n: Zendesk credentials", url: DOCS },
    {
      title: "Zendesk: removal of API tokens",
      url: "https://support.zendesk.com/hc/en-us/articles/10840968198042",
    },
    {
      title: "Zendesk: OAuth for your application",
      url: "https://support.zendesk.com/hc/en-us/articles/4408845965210",
    },
  ],
};
