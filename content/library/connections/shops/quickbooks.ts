import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("quickbooks");

export const quickbooks: Connection = {
  slug: "quickbooks",
  name: "QuickBooks Online",
  summary: "Lets n8n read customers, invoices and payments in your QuickBooks Online company.",
  minutes: 60,
  checked: "2026-11-21",
  before: {
    account:
      "QuickBooks Online on any plan (*Desktop* does not work), and a free account in Intuit’s developer portal.",
    person:
      "A user with the role *Company admin* in QuickBooks. The same person had better make the app.",
    monthly: "nothing beyond your QuickBooks plan",
    cost: "Nothing beyond your plan: the *Builder* tier of Intuit’s partner program is free and enough for one company.",
    ready:
      "The address of your own n8n, which has to begin with `https://`, and the addresses of your website’s terms and privacy notice: Intuit asks for both.",
  },
  credentials: [
    {
      type: "quickBooksOAuth2Api",
      label: "QuickBooks Online OAuth2 API",
      docs: DOCS,
      rights: [
        {
          name: "com.intuit.quickbooks.accounting",
          why: "Read and write customers, invoices, payments and the rest of the books. Intuit knows no permission for reading alone; what a template does is on its page.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Begin in n8n",
      actions: [
        "Open a QuickBooks step and choose *Create new credential*.",
        "If the window asks for no *Client ID*, as it may be on n8n Cloud, press *Connect my account*, sign in, choose the company and press *Connect*. You are done.",
        "Otherwise copy the *OAuth Redirect URL* and leave the window open.",
      ],
    },
    {
      title: "Make an app at Intuit",
      actions: [
        "Sign in to the [developer portal](https://developer.intuit.com/) and open *My Hub*, *App dashboard*. Add an app.",
        "Choose *QuickBooks Online and Payments*. *App name*: for example `Example automation`.",
        "As permission choose *Accounting* (`com.intuit.quickbooks.accounting`) and finish. If you are asked for a tier, choose *Builder*.",
      ],
    },
    {
      title: "Get the production keys",
      actions: [
        "Open the app, *Keys and credentials*, *Production*. The keys are locked until two tasks are done. The *Development* keys beside them work with Intuit’s invented company only.",
        "*App details*: your address, the addresses of terms and privacy notice, your n8n’s domain without anything before it as *host domain*, its address as *launch URL* and *disconnect URL*, a category, and where your n8n stands.",
        "*App assessment questionnaire*: a private app, for your own company, that is not sold. It uses the accounting API through n8n, which keeps the keys encrypted and asks for a new token only when the old one ends. Allow 20 to 40 minutes; press *Submit* on the last tab only.",
        "Intuit unlocks the keys when it has agreed. That can take from some minutes to some days.",
      ],
    },
    {
      title: "Enter the address of n8n",
      actions: [
        "In the app open *Settings*, *Redirect URIs*, *Production*, press *Add URI*, paste the address from n8n and save.",
        "Back under *Keys and credentials*, *Production*, switch on *Show credentials* and copy *Client ID* and *Client secret* into n8n.",
        "In n8n set *Environment* to *Production*.",
      ],
    },
    {
      title: "Sign in from n8n",
      actions: [
        "Press *Connect my account* and sign in as *Company admin*.",
        "If you have several companies, choose the right one: a credential is for this company alone. Press *Connect*. n8n says *Account connected*.",
      ],
    },
  ],
  test: [
    "n8n says *Account connected*.",
    "Press *Execute step* in a step that reads invoices: your own appear.",
  ],
  problems: [
    {
      message: "403: ApplicationAuthorizationFailed, errorCode 003100",
      answer:
        "Keys and *Environment* do not belong together: *Development* keys go with *Sandbox*, *Production* keys with *Production*. It also comes when *Accounting* is not among the app’s permissions.",
    },
    {
      message: "The redirect_uri query parameter value is invalid",
      answer:
        "The address is missing under *Redirect URIs*, stands there under *Development*, or is not exactly the one n8n shows. In production it has to begin with `https://`.",
    },
    {
      message: "Sorry, but the app didn't connect",
      answer:
        "Mostly the user is no *Company admin*, or an ad blocker stops Intuit’s page. Try a private window without extensions.",
    },
    {
      message: "invalid_client",
      answer: "Client ID and secret belong to two apps or to two environments.",
    },
    {
      message: "invalid_grant, n8n asks to connect again",
      answer:
        "Nobody used the connection for 100 days, somebody disconnected the app in QuickBooks, or five years have passed: then everybody signs in anew. Open the credential and press *Reconnect*.",
    },
    {
      message: "The customers of another company appear",
      answer: "Another company was chosen when you signed in. Press *Reconnect* and choose yours.",
    },
    {
      message: "429: too many requests",
      answer: "QuickBooks allows 500 requests a minute for a company. Let fewer run at once.",
    },
  ],
  sources: [
    { title: "n8n: QuickBooks credentials", url: DOCS },
    {
      title: "Intuit: publish your app",
      url: "https://developer.intuit.com/app/developer/qbo/docs/go-live/publish-app",
    },
    {
      title: "Intuit: set app redirect URIs",
      url: "https://developer.intuit.com/app/developer/qbo/docs/develop/authentication-and-authorization/set-redirect-uri",
    },
    {
      title: "Intuit: how long a connection lasts (release note)",
      url: "https://github.com/intuit/QuickBooks-V3-Java-SDK/releases/tag/v6.5.4",
    },
    {
      title: "CiviCRM: the app assessment questionnaire for an app of one’s own",
      url: "https://docs.civicrm.org/civiquickbooks/en/latest/app-assessment-questionnaire/",
    },
  ],
};
