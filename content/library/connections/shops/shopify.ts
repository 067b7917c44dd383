import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("shopify");

export const shopify: Connection = {
  slug: "shopify",
  name: "Shopify",
  summary:
    "Lets n8n read the products, stock and orders of your Shopify store through an app of your own.",
  minutes: 20,
  checked: "2026-11-21",
  before: {
    account: "A Shopify store on any plan that allows custom apps.",
    person: "The store’s owner, or staff with the permission to develop apps.",
    monthly: "nothing beyond your Shopify plan",
    cost: "Nothing.",
    ready:
      "The store’s own address: `example` if it is `example.myshopify.com`. It can differ from the address your customers see; Shopify shows it under *Settings*, *Domains*.",
  },
  credentials: [
    {
      type: "shopifyOAuth2Api",
      label: "Shopify OAuth2 API",
      docs: DOCS,
      rights: [
        {
          name: "read_products",
          why: "Read products and their variants, with the quantity that Shopify notes there.",
        },
        { name: "read_orders", why: "Read the orders of the last 60 days." },
        {
          name: "write_products",
          why: "Change products. n8n asks for it whenever it signs in; our templates change nothing.",
        },
        {
          name: "write_orders",
          why: "Change orders. n8n asks for it whenever it signs in; our templates change nothing.",
        },
      ],
    },
    {
      type: "shopifyAccessTokenApi",
      label: "Shopify Access Token API",
      docs: DOCS,
      rights: [
        { name: "read_products", why: "Read products and variants." },
        { name: "read_inventory", why: "Read how many there are." },
        { name: "read_orders", why: "Read the orders of the last 60 days." },
      ],
    },
  ],
  steps: [
    {
      title: "Which way is yours?",
      actions: [
        "Since January 1, 2026 Shopify makes no new apps in the store’s settings. If you have one from before under *Settings*, *Apps and sales channels*, *Develop apps*, its token still works: change *Authentication* to *Access Token* in every Shopify step of the workflow, and go to step 5.",
        "Otherwise go on with step 2. In every Shopify step *Authentication* has to say *OAuth2*.",
      ],
    },
    {
      title: "Make an app in the Dev Dashboard",
      actions: [
        "In n8n open a Shopify step, choose *Create new credential* and copy the *OAuth Redirect URL*.",
        "In your store’s admin open *Settings*, *Apps and sales channels*, *Develop apps*, *Build apps in Dev Dashboard*.",
        "Press *Create app*, *Start from Dev Dashboard*, name it `n8n` and press *Create*.",
      ],
    },
    {
      title: "Describe its first version",
      actions: [
        "On the tab *Versions*, as *App URL* write the address of your n8n, and as *Redirect URL* the one you copied. Both have to begin alike.",
        "As *Scopes* write `read_products,write_products,read_orders,write_orders` and tick *Use legacy install flow*: n8n signs in that way.",
        "Press *Release*.",
      ],
    },
    {
      title: "Connect in n8n",
      actions: [
        "In the Dev Dashboard open *Settings* of the app and copy *Client ID* and *Secret* into n8n.",
        "*Shop Subdomain*: only `example`. Press *Connect my account* and, in Shopify, *Install*.",
        "The access lasts until the app is uninstalled. Skip step 5.",
      ],
    },
    {
      title: "With an app from before 2026",
      actions: [
        "In the store open the app, *API credentials*. n8n needs the *Admin API access token* (it begins with `shpat_`) and the *API secret key*. The token was shown once; if it is lost, uninstall the app and install it again to get another.",
        "In n8n make a credential of the type *Shopify Access Token API*: *Shop Subdomain*, *Access Token*, *APP Secret Key*. Press *Save*.",
      ],
    },
  ],
  test: [
    "n8n says *Account connected*, or *Connection tested successfully* for a token.",
    "Press *Execute step* in a step that reads products: yours appear.",
  ],
  problems: [
    {
      message: "There is no Create an app in the store's settings",
      answer: "Apps are made in the Dev Dashboard now: step 2.",
    },
    {
      message: "redirect_uri is not whitelisted, or must have matching hosts",
      answer:
        "*App URL* and *Redirect URL* need the same beginning, and the second has to be exactly what n8n shows. Release a new version after changing them.",
    },
    {
      message: "Forbidden - perhaps check your credentials",
      answer:
        "A permission is missing, or one needs another: orders cannot be read without products. Add it, release, and press *Reconnect*.",
    },
    {
      message: "401: invalid API key or access token",
      answer:
        "The app was uninstalled, or a token of the Dev Dashboard was pasted: those last one day. Use OAuth2.",
    },
    {
      message: "404 Not Found for everything",
      answer:
        "*Shop Subdomain* holds more than the name. Write `example`, without `.myshopify.com`.",
    },
    {
      message: "Old orders are missing",
      answer:
        "Without the permission `read_all_orders`, which Shopify grants on request, there are 60 days.",
    },
  ],
  sources: [
    { title: "n8n: Shopify credentials", url: DOCS },
    {
      title: "Shopify: custom apps since 2026",
      url: "https://help.shopify.com/en/manual/apps/app-types/custom-apps",
    },
    {
      title: "Shopify: create apps in the Dev Dashboard",
      url: "https://shopify.dev/docs/apps/build/dev-dashboard/create-apps-using-dev-dashboard",
    },
    {
      title: "Shopify: how long access lasts",
      url: "https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/offline-access-tokens",
    },
  ],
};
