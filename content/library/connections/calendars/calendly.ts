import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("calendly");

export const calendly: Connection = {
  slug: "calendly",
  name: "Calendly",
  summary:
    "Tells n8n about every booking and cancellation in your Calendly at the moment it happens.",
  minutes: 15,
  checked: "2026-11-21",
  before: {
    account:
      "Any Calendly plan. Until November 2026 the messages n8n waits for (*webhooks*) needed a paid plan; now the free one has them too. Besides, a free account in Calendly’s developer portal, which is separate.",
    person:
      "The person whose bookings count. For the bookings of a whole team it has to be an owner or administrator of the organization.",
    monthly: "free plan",
    cost: "Nothing beyond your plan.",
    ready: "An n8n that is reachable from the internet: Calendly calls it.",
  },
  credentials: [
    {
      type: "calendlyOAuth2Api",
      label: "Calendly OAuth2 API",
      docs: DOCS,
      rights: [
        { name: "users:read", why: "Know whose account it is." },
        { name: "scheduled_events:read", why: "Read a booking: who, when, and the answers given." },
        { name: "webhooks:read", why: "See whether n8n has registered itself already." },
        {
          name: "webhooks:write",
          why: "Register n8n when you publish the workflow, and remove it when you take it back.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Make an app in Calendly’s developer portal",
      actions: [
        "Open the [developer portal](https://developer.calendly.com/console/apps) and sign up or sign in. This account is not your Calendly account.",
        "Press *Create new app*. As *Name of app* write `n8n`, as *Kind of app* choose *Web*, as *Environment type* choose *Production*.",
        "In n8n open the Calendly step, choose *Create new credential* and copy the *OAuth Redirect URL* into *Redirect URI*.",
        "If the form asks for permissions (*scopes*), choose the four that stand below.",
        "Press *Save & Continue*. Copy *Client ID* and *Client secret*; the secret is shown once.",
      ],
    },
    {
      title: "Connect in n8n",
      actions: [
        "Paste both into the credential and press *Connect my account*.",
        "Sign in to your real Calendly account and allow the access.",
        "In the step choose the *Scope*: *User* for your own bookings, *Organization* for everybody’s.",
      ],
    },
  ],
  test: [
    "n8n says *Account connected*.",
    "Press *Execute step* in the Calendly step, book a time on your own Calendly page in another window: the booking appears in n8n. Cancel it afterwards.",
  ],
  problems: [
    {
      message: "403 Permission Denied",
      answer:
        "For *Organization* you have to be its owner or administrator. *User* needs no special role.",
    },
    {
      message: "Please upgrade to a paid Calendly account",
      answer:
        "The event you chose belongs to a feature your plan does not have, such as routing forms. Bookings and cancellations are in every plan.",
    },
    {
      message: "invalid_client, or the redirect URI is not valid",
      answer:
        "Client ID and secret belong to another app (*Sandbox* and *Production* are two), or the address is not exactly the one n8n shows.",
    },
    {
      message: "A hook with this URL already exists",
      answer:
        "An earlier attempt is still registered. Take the workflow back in n8n, wait a moment and publish it again.",
    },
    {
      message: "Nothing arrives",
      answer:
        "The workflow is not published, or n8n’s own address (`WEBHOOK_URL`) is not the one the internet sees.",
    },
  ],
  sources: [
    { title: "n8n: Calendly credentials", url: DOCS },
    {
      title: "Calendly: webhooks on all plans, November 3, 2026",
      url: "https://developer.calendly.com/release-notes/2026/11/3",
    },
    {
      title: "Calendly: authorization scopes",
      url: "https://developer.calendly.com/docs/authentication/scopes",
    },
  ],
};
