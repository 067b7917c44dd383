import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("hubspot");

export const hubspot: Connection = {
  slug: "hubspot",
  name: "HubSpot",
  summary: "Lets n8n read, complete and merge contacts in your HubSpot with a service key.",
  minutes: 10,
  checked: "2026-11-21",
  before: {
    account: "Any HubSpot account, also the free one.",
    person: "A *super admin*, or somebody with the permission *Developer tools access*.",
    monthly: "free plan",
    cost: "Nothing.",
    ready: "Nothing.",
  },
  credentials: [
    {
      type: "hubspotAppToken",
      label: "HubSpot Service Key",
      docs: DOCS,
      rights: [
        { name: "crm.objects.contacts.read", why: "Find contacts and read their fields." },
        {
          name: "crm.objects.contacts.write",
          why: "Fill in fields, add contacts, merge two that are the same.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Make a service key in HubSpot",
      actions: [
        "In the main menu choose *Development*, then *Keys*, *Service keys*. In some accounts it is *Settings*, *Integrations*, *Service Keys*.",
        "Press *Create service key* and name it `n8n`.",
        "Press *Add new scope*, search for `contacts`, tick `crm.objects.contacts.read` and `crm.objects.contacts.write`, and press *Update*.",
        "Press *Create* and confirm. Open the key, press *Show* and copy it.",
        "If you look for *Private apps*: since October 2026 HubSpot lets nobody make new ones. Those you have go on working, and their token fits into the same field in n8n.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open a HubSpot step, choose *Create new credential*, paste the key into *Service Key* and press *Save*.",
        "Steps of the kind *HTTP Request* use the same credential: choose it there from the list.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*.",
    "Press *Execute step* in a step that searches contacts: some of yours appear.",
  ],
  problems: [
    {
      message: "401: the access token is expired or invalid",
      answer:
        "The key was not copied whole, or was rotated or deleted in HubSpot. Paste the new one.",
    },
    {
      message: "403: this app hasn't been granted all required scopes",
      answer:
        "The message names the missing permission. Add it to the key in HubSpot; the key itself stays the same.",
    },
    {
      message: "Property … does not exist",
      answer:
        "The field’s internal name is meant, not its label. HubSpot shows it in *Settings*, *Properties*, behind the sign `</>`.",
    },
    {
      message: "429: you have reached your limit",
      answer:
        "Too many requests in ten seconds or in a day, together with your other integrations. Let the workflow run less often, or on fewer contacts at a time.",
    },
    {
      message: "Service keys do not appear in the menu",
      answer: "You are not a super admin and lack *Developer tools access*. Ask one.",
    },
  ],
  sources: [
    { title: "n8n: HubSpot credentials", url: DOCS },
    {
      title: "HubSpot: service keys",
      url: "https://developers.hubspot.com/docs/apps/developer-platform/build-apps/authentication/account-service-keys",
    },
    {
      title: "HubSpot: the end of new private apps",
      url: "https://developers.hubspot.com/changelog/legacy-private-app-creation-sunset",
    },
  ],
};
