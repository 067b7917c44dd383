import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("facebookgraph");

export const facebook: Connection = {
  slug: "facebook",
  name: "Facebook",
  summary: "Lets n8n publish posts on your company’s Facebook page.",
  minutes: 30,
  checked: "2026-11-21",
  before: {
    account: "A Facebook page that belongs to a Meta business portfolio.",
    person: "An administrator of the portfolio with full control of the page.",
    monthly: "free",
    cost: "Nothing.",
    ready: "The address of your privacy page.",
  },
  credentials: [
    {
      type: "facebookGraphApi",
      label: "Facebook Graph API",
      docs: DOCS,
      rights: [
        { name: "pages_manage_posts", why: "Publish posts on the page." },
        {
          name: "pages_read_engagement",
          why: "Read the page’s own posts, which publishing needs.",
        },
        { name: "pages_show_list", why: "Find the page among those you manage." },
        { name: "business_management", why: "Act as a system user of your business." },
      ],
    },
  ],
  steps: [
    {
      title: "Make an app at Meta",
      actions: [
        "Open the [App Dashboard](https://developers.facebook.com/apps) and press *Create app*. The first time Meta asks you to register as a developer.",
        "Choose the use case *Manage everything on your Page* and your business portfolio, and finish.",
        "Under *Use cases*, *Customize*, add `pages_manage_posts` and `pages_read_engagement`.",
        "Under *App settings*, *Basic*, enter the address of your privacy page, save, and publish the app. For a page of your own business no review by Meta is needed.",
      ],
    },
    {
      title: "Make a system user",
      actions: [
        "Open [Business settings](https://business.facebook.com/settings), *Users*, *System users*, *Add*. Name it `n8n` and choose *Admin*.",
        "Press *Assign assets*: give it full control of the **page** and of the **app**.",
        "Press *Generate token*, choose the app, as expiration *Never*, and tick the four permissions below. Copy the token.",
      ],
    },
    {
      title: "Turn it into a token of the page",
      actions: [
        "A page only publishes with a token of its own. Open the [Graph API Explorer](https://developers.facebook.com/tools/explorer/) and paste the token into *Access Token*.",
        "Write `me/accounts?fields=name,access_token` into the field for the request and press *Submit*.",
        "Copy the `access_token` that stands with your page’s name. It does not end either, because the first one does not.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open the Facebook step, choose *Create new credential*, paste the page’s token into *Access Token* and press *Save*.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*.",
    "The [token debugger](https://developers.facebook.com/tools/debug/accesstoken/) shows *Type: Page*, *Expires: Never* and the permissions.",
    "Press *Execute step* with a harmless text, look at the page, and delete the post.",
  ],
  problems: [
    {
      message: "(#200) … or (#210): a page access token is required",
      answer: "The system user’s token was entered instead of the page’s (step 3).",
    },
    {
      message: "(#200) missing pages_manage_posts",
      answer:
        "The permission was not ticked, or was added later. Generate a new token and repeat step 3.",
    },
    {
      message: "190: session has expired, or the token is invalid",
      answer:
        "The first token had an end, or the app’s secret was reset. Generate one with *Never* and repeat step 3.",
    },
    {
      message: "The list of step 3 is empty",
      answer: "The page was not assigned to the system user, or `pages_show_list` was not ticked.",
    },
    {
      message: "Posts are seen by nobody but you",
      answer: "The app is still in development. Publish it in the App Dashboard.",
    },
  ],
  sources: [
    { title: "n8n: Facebook Graph API credentials", url: DOCS },
    {
      title: "Meta: the use case for pages",
      url: "https://developers.facebook.com/documentation/pages-api/create-an-app",
    },
    {
      title: "Meta: manage a page",
      url: "https://developers.facebook.com/documentation/pages-api/manage-pages",
    },
    {
      title: "Meta: tokens of system users",
      url: "https://developers.facebook.com/docs/business-management-apis/system-users/install-apps-and-generate-tokens",
    },
  ],
};
