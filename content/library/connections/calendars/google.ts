import { prices } from "../../prices.ts";
import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("google/oauth-single-service");

export const google: Connection = {
  slug: "google",
  name: "Google",
  summary:
    "Gives n8n access to Gmail, Calendar, Drive, Sheets or the Business Profile of one Google account, by signing in to it once.",
  minutes: 25,
  checked: "2026-11-21",
  before: {
    account:
      "A Google account. With Google Workspace (a company address) it is easier, because the app can be *Internal*; a free gmail.com account works too.",
    person:
      "Whoever may sign in to the mailbox, calendar or folder that n8n works with. In a Workspace an administrator may have to allow the app.",
    monthly: `free account; for other people's data Google Workspace ${prices.googleWorkspace}`,
    cost: "Nothing. The project in Google Cloud is free and needs no credit card. A free account may send about 500 emails a day, Workspace about 2,000.",
    ready:
      "The address of your own n8n, which has to begin with `https://`. On n8n Cloud nothing: see step 1.",
  },
  credentials: [
    {
      type: "gmailOAuth2",
      label: "Gmail OAuth2 API",
      docs: DOCS,
      rights: [
        {
          name: "https://mail.google.com/",
          why: "Read, write, send and permanently delete all your email. The largest permission, which n8n asks for because its Gmail step can do all of that. What a template really does is on its page.",
        },
        {
          name: "https://www.googleapis.com/auth/gmail.modify",
          why: "Read, write and send email, change labels and move email to the trash; all but deleting it for good.",
        },
        {
          name: "https://www.googleapis.com/auth/gmail.compose",
          why: "See, write and delete drafts, and send email.",
        },
        {
          name: "https://www.googleapis.com/auth/gmail.labels",
          why: "See, make, change and delete your labels.",
        },
        {
          name: "https://www.googleapis.com/auth/gmail.addons.current.action.compose",
          why: "Write drafts and send email from an add-on inside Gmail. n8n asks for it with every Gmail step; none of our templates uses it.",
        },
        {
          name: "https://www.googleapis.com/auth/gmail.addons.current.message.action",
          why: "See the email that is open in an add-on inside Gmail. n8n asks for it with every Gmail step; none of our templates uses it.",
        },
      ],
    },
    {
      type: "googleCalendarOAuth2Api",
      label: "Google Calendar OAuth2 API",
      docs: DOCS,
      rights: [
        {
          name: "https://www.googleapis.com/auth/calendar",
          why: "See, change, share and permanently delete all calendars that the account can use. n8n asks for it because one step can do all of that; what a template does is on its page.",
        },
        {
          name: "https://www.googleapis.com/auth/calendar.events",
          why: "See, add, change and delete events in all your calendars.",
        },
      ],
    },
    {
      type: "googleDriveOAuth2Api",
      label: "Google Drive OAuth2 API",
      docs: DOCS,
      rights: [
        {
          name: "https://www.googleapis.com/auth/drive",
          why: "See, make, change and delete all files in your Drive: a folder by itself cannot be allowed.",
        },
        {
          name: "https://www.googleapis.com/auth/drive.appdata",
          why: "See, make and delete what n8n itself keeps in a hidden folder of your Drive; none of our templates uses it.",
        },
        {
          name: "https://www.googleapis.com/auth/drive.photos.readonly",
          why: "See the photos, videos and albums in your Google Photos; none of our templates uses it.",
        },
      ],
    },
    {
      type: "googleSheetsOAuth2Api",
      label: "Google Sheets OAuth2 API",
      docs: DOCS,
      rights: [
        {
          name: "https://www.googleapis.com/auth/spreadsheets",
          why: "See, make, change and delete all your spreadsheets; a single one cannot be allowed.",
        },
        {
          name: "https://www.googleapis.com/auth/drive.metadata",
          why: "See and change the names and details of all files in your Drive, not only spreadsheets, so that you can choose one from a list. It does not open them.",
        },
        {
          name: "https://www.googleapis.com/auth/drive.file",
          why: "See, change and delete the Drive files that n8n itself has made or that you opened with it.",
        },
      ],
    },
    {
      type: "googleBusinessProfileOAuth2Api",
      label: "Google Business Profile OAuth2 API",
      docs: DOCS,
      rights: [
        {
          name: "https://www.googleapis.com/auth/business.manage",
          why: "See, change, add and delete your business listings, with their reviews, replies and posts.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Begin in n8n",
      actions: [
        "Open a Google step of the workflow and choose *Create new credential* in the field *Credential*.",
        "**On n8n Cloud** leave *Managed OAuth2 (recommended)* as it is, press *Sign in with Google*, choose the account, tick every box and press *Continue*. That is all for Gmail, Calendar, Drive and Sheets. The Business Profile needs the way below.",
        "**On your own server** copy the *OAuth Redirect URL* from the top of the window. It ends in `/rest/oauth2-credential/callback`. Leave the window open.",
      ],
    },
    {
      title: "Make a project at Google",
      actions: [
        "Open the [Google Cloud console](https://console.cloud.google.com/projectcreate), signed in with the account n8n will use.",
        "As *Project name* write `n8n` and press *Create*.",
        "Look at the list at the top of the page: it has to show the new project. If not, choose it there.",
      ],
    },
    {
      title: "Switch on the services",
      actions: [
        "Open [APIs & Services, Library](https://console.cloud.google.com/apis/library).",
        "Search for each service you need, open it and press *Enable*: *Gmail API*, *Google Calendar API*, *Google Drive API*, *Google Sheets API*. Sheets needs *Google Drive API* as well.",
        "For reviews: first send Google’s [form for access](https://developers.google.com/my-business/content/prereqs) (*Application for Basic API Access*) with your project’s number. Your profile has to be verified for more than 60 days and name your website. When Google has agreed by email, enable *Google My Business API* and *My Business Account Management API*.",
      ],
    },
    {
      title: "Describe the app",
      actions: [
        "In the menu at the left choose *APIs & Services*, *OAuth consent screen*, then *Get started*.",
        "Write an *App name*, such as `n8n of Example Ltd`, choose your address as *User support email* and press *Next*.",
        "As *Audience* choose **Internal** if you have Google Workspace: then only people of your company can sign in, nothing expires and no warning appears. Otherwise choose **External**.",
        "Give your address under *Contact information*, agree to the policy and press *Create*.",
        "Under *Branding*, *Authorized domains*, press *Add domain*, write the domain of your n8n without anything before it (`example.com`), and press *Save*.",
      ],
    },
    {
      title: "With External: publish it",
      actions: [
        "Open *Audience*. The *Publishing status* is *Testing*. In this state Google ends every sign-in after **seven days**, and your workflows stop each week.",
        "Press *Publish app* and confirm. The status is now *In production*. For your own accounts you do not need to send the app in for verification: you only see a warning when you sign in, and at most 100 accounts can use it.",
        "If you would rather try first, stay in *Testing*, press *Add users* under *Test users* and add the account that will sign in. Publish before you rely on it.",
      ],
    },
    {
      title: "Make the key for n8n",
      actions: [
        "Open *Clients* (or *APIs & Services*, *Credentials*), choose *Create credentials*, *OAuth client ID*.",
        "As *Application type* choose *Web application*.",
        "Under *Authorized redirect URIs* press *Add URI* and paste the address from n8n. Change nothing in it, not even a slash at its end.",
        "Press *Create*. Copy *Client ID* and *Client secret* now: the secret is shown this once.",
      ],
    },
    {
      title: "Sign in from n8n",
      actions: [
        "Paste both into *Client ID* and *Client Secret* in n8n and press *Sign in with Google*.",
        "Choose the account. If Google warns that it has not verified the app, choose *Advanced*, then *Go to …* with your app’s name: it is your own.",
        "Tick **every** box that Google shows and press *Continue*. n8n says *Account connected*.",
        "For the next Google service make another credential with the same two values. You need one project and one client for all of them.",
      ],
    },
  ],
  test: [
    "The window in n8n says *Account connected*.",
    "Open a Google step and the list of calendars, spreadsheets, folders or labels in it: your own names appear.",
    "Press *Execute step* in a step that only reads. It comes back without a red mark.",
  ],
  problems: [
    {
      message: "Error 400: redirect_uri_mismatch",
      answer:
        "The address in the OAuth client is not exactly the one n8n uses. Copy *OAuth Redirect URL* again and compare letter by letter: `http` or `https`, `www`, a slash at the end. A change can take five minutes. If n8n shows `localhost`, its own address (`WEBHOOK_URL`) is not set.",
    },
    {
      message: "Error 403: access_denied, the app has not completed verification",
      answer:
        "The app is in *Testing* and this account is not among the *Test users*. Add it, or publish the app (step 5).",
    },
    {
      message: "Google hasn't verified this app",
      answer:
        "Normal for an app of your own. Choose *Advanced* and go on. Visitors of yours never see this page.",
    },
    {
      message: "It worked for a week, then: invalid_grant, or the token is expired or revoked",
      answer:
        "The app is still in *Testing*. Publish it, then open the credential and press *Reconnect*. The same message comes after a new password of a Gmail account, after somebody removed the app under *Third-party connections*, or when it was not used for six months: *Reconnect* helps.",
    },
    {
      message: "Error 403: org_internal",
      answer:
        "The app is *Internal* and you signed in with an account of another organization, or with a private one. Sign in with a company account.",
    },
    {
      message: "Error 400: admin_policy_enforced",
      answer:
        "Your Workspace allows only apps its administrator has approved. They do that in the Admin console under *Security*, *API controls*, with the app’s client ID.",
    },
    {
      message: "… API has not been used in project … before or it is disabled",
      answer:
        "Step 3 is missing for this service, or was done in another project. The message contains a link that leads to the right switch. Wait a few minutes afterwards.",
    },
    {
      message: "Request had insufficient authentication scopes",
      answer:
        "A box was left empty when you signed in. Open the credential, press *Reconnect* and tick all of them.",
    },
    {
      message: "Business Profile: status 403, 429 or a quota of 0",
      answer:
        "Google has not granted access to this project yet. Enabling the API is not enough: the form of step 3 decides.",
    },
  ],
  sources: [
    { title: "n8n: Google OAuth2 single service", url: DOCS },
    {
      title: "Google: manage an app’s audience",
      url: "https://support.google.com/cloud/answer/15549945",
    },
    {
      title: "Google: common errors when signing in",
      url: "https://developers.google.com/nest/device-access/reference/errors/authorization",
    },
    {
      title: "Google: prerequisites of the Business Profile APIs",
      url: "https://developers.google.com/my-business/content/prereqs",
    },
  ],
};
