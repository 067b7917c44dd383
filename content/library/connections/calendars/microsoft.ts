import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("microsoft");

const SIGN_IN = [
  { name: "openid", why: "Know which account has signed in." },
  {
    name: "offline_access",
    why: "Stay signed in, so that workflows run at night and nobody has to type a password.",
  },
];

export const microsoft: Connection = {
  slug: "microsoft",
  name: "Microsoft",
  summary:
    "Gives n8n access to Outlook, Excel, OneDrive or Teams of one Microsoft account, by signing in to it once.",
  minutes: 20,
  checked: "2026-11-21",
  before: {
    account:
      "Microsoft 365 for business for everything on this page. A private outlook.com account is enough for email and OneDrive; Excel and Teams do not open to it. To register the app you need a directory (*tenant*): every Microsoft 365 company has one; with a private account alone, make a free Azure account first.",
    person:
      "An administrator, or somebody with the role *Application Developer*, registers the app. The owner of the mailbox or the files signs in at the end; in many companies an administrator has to agree to that too, and for Teams always.",
    monthly: "nothing beyond your Microsoft 365",
    cost: "Nothing beyond your Microsoft 365. Registering an app is free.",
    ready: "The address of your own n8n. On n8n Cloud nothing: see step 1.",
  },
  credentials: [
    {
      type: "microsoftOutlookOAuth2Api",
      label: "Microsoft Outlook OAuth2 API",
      docs: DOCS,
      rights: [
        ...SIGN_IN,
        {
          name: "Mail.ReadWrite",
          why: "Read, write, move and delete all email of this mailbox, drafts included; it sends none.",
        },
        { name: "Mail.Send", why: "Send email in your name." },
        {
          name: "Mail.ReadWrite.Shared",
          why: "The same for mailboxes that are shared with this account, such as info@ or invoices@.",
        },
        { name: "Mail.Send.Shared", why: "Send in the name of a shared mailbox." },
        {
          name: "MailboxSettings.Read",
          why: "Read the mailbox’s settings: time zone, language, working hours, automatic replies.",
        },
        {
          name: "Calendars.Read",
          why: "Read your calendar. Asked for by every Outlook step; our templates use email alone.",
        },
        {
          name: "Calendars.Read.Shared",
          why: "Read calendars that were shared with you; none of our templates does.",
        },
        {
          name: "Calendars.ReadWrite",
          why: "Read, add, change and delete events; none of our templates does.",
        },
        { name: "Contacts.Read", why: "Read your contacts; none of our templates does." },
        {
          name: "Contacts.ReadWrite",
          why: "Read, add, change and delete contacts; none of our templates does.",
        },
      ],
    },
    {
      type: "microsoftExcelOAuth2Api",
      label: "Microsoft Excel OAuth2 API",
      docs: DOCS,
      rights: [
        ...SIGN_IN,
        {
          name: "Files.ReadWrite",
          why: "Read, make, change and delete all files in this account’s OneDrive. Our templates read and write rows of one workbook, which cannot be allowed by itself.",
        },
      ],
    },
    {
      type: "microsoftOneDriveOAuth2Api",
      label: "Microsoft Drive OAuth2 API",
      docs: DOCS,
      rights: [
        ...SIGN_IN,
        {
          name: "Files.ReadWrite.All",
          why: "Read, make, change and delete all files that this account can open, also those that others have shared with it.",
        },
      ],
    },
    {
      type: "microsoftTeamsOAuth2Api",
      label: "Microsoft Teams OAuth2 API",
      docs: DOCS,
      rights: [
        ...SIGN_IN,
        {
          name: "Chat.ReadWrite",
          why: "Read all chats of this account and write into them. Our templates write, and ask for a decision.",
        },
        {
          name: "Group.ReadWrite.All",
          why: "A large one: make groups and teams, read all groups and their members, and change messages, files and calendars of those that this account is in. Our templates write into one channel. An administrator has to agree.",
        },
        {
          name: "User.Read.All",
          why: "Read the full profiles of all colleagues, managers included; n8n lists their names, so that you can choose one. An administrator has to agree.",
        },
        {
          name: "ChannelMessage.Read.All",
          why: "Read all messages in the channels that this account can open; none of our templates does. An administrator has to agree.",
        },
        {
          name: "ChannelMessage.ReadWrite",
          why: "Read and change messages in channels; none of our templates does. An administrator has to agree.",
        },
        {
          name: "TeamworkTag.Read",
          why: "Read the tags of a team; none of our templates does. An administrator has to agree.",
        },
        {
          name: "OnlineMeetings.ReadWrite",
          why: "Read and make online meetings; none of our templates does.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Begin in n8n",
      actions: [
        "Open a Microsoft step of the workflow and choose *Create new credential* in the field *Credential*.",
        "**On n8n Cloud** press *Connect my account*, sign in and agree. You are done, unless Microsoft asks for an administrator: see step 4.",
        "**On your own server** copy the *OAuth Redirect URL* and leave the window open.",
      ],
    },
    {
      title: "Register an app at Microsoft",
      actions: [
        "Open [App registrations](https://aka.ms/appregistrations) and press *New registration*.",
        "Give it a *Name*, such as `n8n`.",
        "Under *Supported account types* choose *Accounts in any organizational directory and personal Microsoft accounts*. n8n signs in at an address for all accounts; with *this organizational directory only* it is refused unless you change two addresses in the credential.",
        "Under *Redirect URI* choose *Web* and paste the address from n8n. Press *Register*.",
        "On the *Overview* copy *Application (client) ID* into *Client ID* in n8n.",
      ],
    },
    {
      title: "Make a secret",
      actions: [
        "Choose *Certificates & secrets*, *New client secret*.",
        "Choose how long it lasts, at most 24 months, and write that day into your calendar: afterwards n8n is locked out.",
        "Press *Add* and copy the column **Value** at once, not *Secret ID*. It is never shown again. Paste it into *Client Secret* in n8n.",
      ],
    },
    {
      title: "For Teams: let an administrator agree",
      actions: [
        "Some of the permissions that n8n asks for Teams can be given by an administrator alone. Outlook, Excel and OneDrive need this step only where your company says so.",
        "In the app choose *API permissions*, *Add a permission*, *Microsoft Graph*, *Delegated permissions*. Tick those that stand below under Teams and press *Add permissions*.",
        "An administrator presses *Grant admin consent for …* on the same page.",
        "On n8n Cloud there is no app of yours: an administrator presses *Connect my account* once and ticks *Consent on behalf of your organization*. Afterwards connect again with the account that n8n will use.",
      ],
    },
    {
      title: "Sign in from n8n",
      actions: [
        "For a shared mailbox switch on *Use Shared Mailbox* and write its address into *User Principal Name*.",
        "Press *Connect my account*, choose the account and accept the permissions. n8n says *Account connected*.",
        "For the next Microsoft service make another credential with the same client ID and secret: one app is enough for all of them.",
        "What n8n writes in Teams appears under the name of this account, so one of its own, such as *Automation*, is best. Make it a member of the team or chat.",
      ],
    },
  ],
  test: [
    "The window in n8n says *Account connected*.",
    "Open an Outlook step and its list of folders, an Excel step and its list of workbooks, or a Teams step and its list of teams: your own appear.",
  ],
  problems: [
    {
      message: "Need admin approval",
      answer:
        "Your company does not let people allow apps by themselves. Send your administrator the app’s client ID: in the Entra admin center, *Enterprise applications*, they open the app, *Permissions*, [*Grant admin consent*](https://learn.microsoft.com/en-us/entra/identity/enterprise-apps/grant-admin-consent). Then connect again.",
    },
    {
      message: "AADSTS50011: the redirect URI does not match",
      answer:
        "The address in the app under *Authentication* is not exactly the one in n8n, or it was entered for another platform than *Web*.",
    },
    {
      message: "AADSTS50194: the application is not configured as a multi-tenant application",
      answer:
        "The app was made for one directory only. Under *Authentication* choose the account type of step 2, or replace `common` by your directory’s ID in *Authorization URL* and *Access Token URL* of the credential.",
    },
    {
      message: "AADSTS7000215: invalid client secret",
      answer: "*Secret ID* was copied instead of *Value*. Make a new secret and copy its value.",
    },
    {
      message: "AADSTS7000222: the client secret keys are expired",
      answer:
        "Its months have passed. Make a new secret, paste it into the same credential and press *Reconnect*. No step has to be changed.",
    },
    {
      message: "Folders of a shared mailbox do not appear",
      answer:
        "The account that signed in needs *Full Access* to the shared mailbox, given in the Exchange admin center. It takes up to an hour.",
    },
    {
      message: "Teams: 403 Forbidden, or Missing scope permissions on the request",
      answer:
        "The account is no member of the team or chat, or the administrator has not agreed yet. After they have, press *Reconnect*: an old sign-in does not learn new permissions.",
    },
    {
      message: "Excel: the workbook is not in the list",
      answer:
        "A new file is found after some minutes. It has to end in `.xlsx` and lie in the OneDrive of the account that signed in, not in that of a colleague.",
    },
    {
      message: "Excel: the tenant does not have a SPO license, or the request is not supported",
      answer:
        "The account is a private one or has no OneDrive for business. Microsoft opens workbooks to programs in business accounts only.",
    },
    {
      message: "It worked for months, then n8n asks to connect again",
      answer:
        "After a new password, a new rule for sign-ins or about 90 days without use, Microsoft ends the session. Open the credential and press *Reconnect*.",
    },
  ],
  sources: [
    { title: "n8n: Microsoft credentials", url: DOCS },
    {
      title: "Microsoft: register an application",
      url: "https://learn.microsoft.com/en-us/entra/identity-platform/quickstart-register-app",
    },
    {
      title: "Microsoft: supported account types",
      url: "https://learn.microsoft.com/en-us/entra/identity-platform/supported-accounts-validation",
    },
    {
      title: "Microsoft: permissions, and which of them need an administrator",
      url: "https://learn.microsoft.com/en-us/graph/permissions-reference",
    },
    {
      title: "Microsoft: where workbooks may lie",
      url: "https://learn.microsoft.com/en-us/graph/api/resources/excel",
    },
  ],
};
