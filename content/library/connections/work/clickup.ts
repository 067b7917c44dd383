import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("clickup");

export const clickup: Connection = {
  slug: "clickup",
  name: "ClickUp",
  summary: "Lets n8n create and find tasks in your ClickUp lists.",
  minutes: 5,
  checked: "2026-11-21",
  before: {
    account: "Any ClickUp plan, also *Free Forever*.",
    person:
      "A member of the workspace who sees the list. Tasks appear under this person’s name, so a user of its own is best.",
    monthly: "free plan",
    cost: "Nothing beyond your plan; a user of its own may be one more seat.",
    ready: "The list in which the tasks should appear.",
  },
  credentials: [
    {
      type: "clickUpApi",
      label: "ClickUp API",
      docs: DOCS,
      rights: [
        {
          name: "All that the user may",
          why: "A personal token knows no smaller permissions. Let the user see only the spaces that are needed.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Make a token in ClickUp",
      actions: [
        "Sign in as the user n8n will act as.",
        "Press the picture at the top right, *Settings*, and in the menu *Apps* (in some plans *ClickUp API*), or open [this page](https://app.clickup.com/settings/apps).",
        "Under *API Token* press *Generate*, then *Copy*. It begins with `pk_` and never ends. *Regenerate* would cut off everything that uses the old one.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open a ClickUp step, choose *Create new credential*, paste it into *Access Token* and press *Save*.",
        "Choose team, space, folder and list in the step, one after the other.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*.",
    "The list *Team* in the step shows your workspace.",
  ],
  problems: [
    {
      message: "Token invalid (OAUTH_025)",
      answer: "The token was not copied whole, or was regenerated.",
    },
    {
      message: "Team not authorized (OAUTH_027)",
      answer: "The user is not a member of this workspace, or was removed from it.",
    },
    {
      message: "The list of folders or lists is empty",
      answer:
        "The user does not see it. If the list lies in no folder, switch on *Folderless List* in the step.",
    },
    {
      message: "Status not found",
      answer: "The list has no status of that name. Write it exactly as in ClickUp.",
    },
    {
      message: "429, rate limit reached",
      answer:
        "More than 100 requests a minute, on larger plans 1,000. Let the workflow run on fewer items.",
    },
  ],
  sources: [
    { title: "n8n: ClickUp credentials", url: DOCS },
    {
      title: "ClickUp: authentication",
      url: "https://developer.clickup.com/docs/authentication",
    },
    { title: "ClickUp: rate limits", url: "https://developer.clickup.com/docs/rate-limits" },
  ],
};
