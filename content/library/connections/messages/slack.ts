import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("slack");

export const slack: Connection = {
  slug: "slack",
  name: "Slack",
  summary:
    "Lets n8n write into channels of your Slack workspace as an app of its own, and ask people there for a decision.",
  minutes: 10,
  checked: "2026-11-21",
  before: {
    account: "Any Slack plan. The free one allows ten apps in a workspace; n8n is one of them.",
    person:
      "Somebody who may install apps. In many workspaces an owner or administrator has to agree.",
    monthly: "free plan",
    cost: "Nothing.",
    ready: "The name of the channel that n8n should write into.",
  },
  credentials: [
    {
      type: "slackApi",
      label: "Slack API",
      docs: DOCS,
      rights: [
        {
          name: "chat:write",
          why: "Write messages as the app, and change or delete its own. It reads none.",
        },
        {
          name: "chat:write.public",
          why: "Write into every public channel without being a member of it.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Make an app at Slack",
      actions: [
        "Open [Your Apps](https://api.slack.com/apps), press *Create New App* and choose *From scratch*.",
        "Write the name people will see, such as `Automation`, choose your *Workspace* and press *Create App*.",
      ],
    },
    {
      title: "Give it its rights",
      actions: [
        "In the menu at the left choose *OAuth & Permissions*.",
        "Under *Scopes*, **Bot Token Scopes**, press *Add an OAuth Scope* and add `chat:write`, then `chat:write.public`. Leave *User Token Scopes* empty: they would write in your name.",
        "Leave token rotation off. Where it is on, tokens end after twelve hours, and it cannot be switched off again for this app.",
      ],
    },
    {
      title: "Install it and copy the token",
      actions: [
        "On the same page press *Install to …* with your workspace’s name, then *Allow*.",
        "Copy the *Bot User OAuth Token*. It begins with `xoxb-`.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open a Slack step, choose *Create new credential*, paste the token into *Access Token* and press *Save*.",
        "*Signature Secret* can stay empty for our templates: they send to Slack and do not listen to it.",
        "For a private channel open it in Slack and write `/invite @` with the app’s name.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*.",
    "Press *Execute step* in a Slack step: the message stands in the channel, sent by your app.",
  ],
  problems: [
    {
      message: "not_in_channel",
      answer: "The channel is private. Invite the app there with `/invite @` and its name.",
    },
    {
      message: "channel_not_found",
      answer:
        "The name is written differently, or the channel is private and the app is not in it. Safest is the channel’s ID: open the channel’s name, it stands at the end of *About*.",
    },
    {
      message: "missing_scope",
      answer:
        "A right of step 2 is missing. Add it, then press *Reinstall to …* at the top of the page: rights count only from then on. The token stays the same.",
    },
    {
      message: "invalid_auth or Invalid access token",
      answer:
        "The token was not copied whole, belongs to another workspace, or is not the one that begins with `xoxb-`.",
    },
    {
      message: "token_expired",
      answer:
        "Token rotation is on. Make a new app and leave it off: it cannot be switched off afterwards.",
    },
    {
      message: "account_inactive or token_revoked",
      answer:
        "The app was removed from the workspace, or the person who installed it was deactivated. Install it again and paste the new token.",
    },
    {
      message: "The button in the message leads nowhere",
      answer:
        "Buttons lead to your n8n. It has to be reachable from the internet, and its own address (`WEBHOOK_URL`) has to be right.",
    },
  ],
  sources: [
    { title: "n8n: Slack credentials", url: DOCS },
    { title: "Slack: chat:write.public", url: "https://api.slack.com/scopes/chat:write.public" },
    {
      title: "Slack: token rotation",
      url: "https://docs.slack.dev/authentication/using-token-rotation",
    },
  ],
};
