import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("linkedin");

export const linkedin: Connection = {
  slug: "linkedin",
  name: "LinkedIn",
  summary:
    "Lets n8n publish posts on LinkedIn, in your own name at once, or for your company’s page after LinkedIn has agreed.",
  minutes: 25,
  checked: "2026-11-21",
  before: {
    account: "A personal LinkedIn account and a company page.",
    person: "A *super admin* of the page: they confirm that the app belongs to it.",
    monthly: "free",
    cost: "Nothing. But posting for a company’s page needs LinkedIn’s approval, which asks about your business and may take weeks; posting in your own name needs none.",
    ready: "A square logo and the address of your privacy page.",
  },
  credentials: [
    {
      type: "linkedInOAuth2Api",
      label: "LinkedIn OAuth2 API",
      docs: DOCS,
      rights: [
        { name: "w_member_social", why: "Publish posts in the name of whoever signs in." },
        {
          name: "openid, profile, email",
          why: "Know who has signed in. Asked for while *Legacy* is off.",
        },
        {
          name: "w_organization_social",
          why: "Publish for a page. Asked for while *Organization Support* is on.",
        },
      ],
    },
    {
      type: "linkedInCommunityManagementOAuth2Api",
      label: "LinkedIn Community Management OAuth2 API",
      docs: DOCS,
      rights: [
        { name: "w_organization_social", why: "Publish posts for the company’s page." },
        { name: "w_member_social", why: "Publish posts in the name of whoever signs in." },
        { name: "r_basicprofile", why: "Know who has signed in." },
      ],
    },
  ],
  steps: [
    {
      title: "Make an app at LinkedIn",
      actions: [
        "Open [Create an app](https://www.linkedin.com/developers/apps/new). Enter a name, choose your company’s page, add the address of your privacy page and the logo, agree, and press *Create app*.",
        "On *Settings* press *Verify*, open the link it gives as super admin of the page, and confirm.",
      ],
    },
    {
      title: "Ask for the right product",
      actions: [
        "**In your own name:** on the tab *Products* request *Share on LinkedIn* and *Sign In with LinkedIn using OpenID Connect*. Both are granted at once.",
        "**For the company’s page:** request *Community Management API*. LinkedIn allows it only as the **one** product of an app, so make a second app for it. Fill in the form and wait for the answer by email.",
      ],
    },
    {
      title: "Exchange addresses",
      actions: [
        "In n8n open the LinkedIn step. For your own name set *Authentication* to *Standard*; for the page to *Community Management*. Then choose *Create new credential*.",
        "Copy the *OAuth Redirect URL*. At LinkedIn, on the tab *Auth*, add it under *Authorized redirect URLs for your app*.",
        "Copy *Client ID* and *Primary Client Secret* from the same tab into n8n.",
        "For *Standard*, switch *Organization Support* off and *Legacy* off: both ask for rights that a new app does not have.",
      ],
    },
    {
      title: "Sign in",
      actions: [
        "Press *Connect my account*, sign in and press *Allow*.",
        "Write a date 55 days ahead into your calendar: LinkedIn’s access ends after 60 days, and only *Reconnect* in the credential renews it.",
      ],
    },
  ],
  test: [
    "n8n says *Account connected*.",
    "Press *Execute step* with a harmless text, look at LinkedIn, and delete the post.",
  ],
  problems: [
    {
      message: "unauthorized_scope_error: scope … is not authorized for your application",
      answer:
        "n8n asks for a right the app was not granted. For your own name switch off *Organization Support* and *Legacy*; for the page use *Community Management* and wait for the approval.",
    },
    {
      message: "The redirect_uri does not match the registered value",
      answer: "The address under *Auth* is not exactly the one n8n shows.",
    },
    {
      message: "401: the token used in the request has expired",
      answer: "60 days have passed. Open the credential and press *Reconnect*.",
    },
    {
      message: "403: not enough permissions to access",
      answer:
        "The product was not approved, or whoever signed in is not administrator of the page they post for.",
    },
    {
      message: "422: duplicate content",
      answer: "LinkedIn refuses the same text twice. Change a word.",
    },
  ],
  sources: [
    { title: "n8n: LinkedIn credentials", url: DOCS },
    {
      title: "LinkedIn: Community Management API",
      url: "https://learn.microsoft.com/en-us/linkedin/marketing/community-management/community-management-overview",
    },
    {
      title: "LinkedIn: requesting access",
      url: "https://learn.microsoft.com/en-us/linkedin/shared/linkedin-api-partner-support-guide",
    },
  ],
};
