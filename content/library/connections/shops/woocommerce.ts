import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("woocommerce");

export const woocommerce: Connection = {
  slug: "woocommerce",
  name: "WooCommerce",
  summary:
    "Lets n8n read the orders, customers and products of your WooCommerce shop, with a key you can take back.",
  minutes: 10,
  checked: "2026-11-21",
  before: {
    account: "A WordPress site with WooCommerce, reachable under `https://`.",
    person: "An administrator or shop manager of the site.",
    monthly: "nothing beyond your shop",
    cost: "Nothing.",
    ready: "The shop’s address, such as `https://shop.example.com`.",
  },
  credentials: [
    {
      type: "wooCommerceApi",
      label: "WooCommerce API",
      docs: DOCS,
      rights: [
        {
          name: "Read",
          why: "See all orders, products and customers, and the reports and settings of the shop.",
        },
        {
          name: "Read/Write",
          why: "See, add, change and delete all orders, products, customers and coupons, and change settings. Only where the template’s passport asks for it.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Check the addresses of your pages",
      actions: [
        "In WordPress open *Settings*, *Permalinks*. Anything but *Plain* is fine; *Day and name* or *Post name* are usual. With *Plain* n8n finds nothing.",
      ],
    },
    {
      title: "Make a key",
      actions: [
        "Open *WooCommerce*, *Settings*, *Advanced*, *REST API* and press *Add key*.",
        "*Description*: `n8n`. *User*: one who may see orders and will stay; when this user is deleted, the key ends. *Permissions*: *Read*, or *Read/Write* where the template needs it.",
        "Press *Generate API key*. Copy *Consumer key* (`ck_…`) and *Consumer secret* (`cs_…`): they are shown once.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open a WooCommerce step and choose *Create new credential*.",
        "Paste *Consumer Key* and *Consumer Secret*. *WooCommerce URL*: the shop’s address without a slash at its end and without `/wp-admin`.",
        "Leave *Include Credentials in Query* off and press *Save*.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*.",
    "Press *Execute step* in a step that reads orders: yours appear.",
  ],
  problems: [
    {
      message: "Consumer key is missing",
      answer:
        "Your web server drops the header that carries the key. Switch on *Include Credentials in Query* in the credential.",
    },
    {
      message: "401: Consumer key is invalid, or signature is invalid",
      answer: "Key and secret were not copied whole, or the key was revoked. Make a new one.",
    },
    {
      message: "401: Sorry, you cannot list resources",
      answer: "The key’s user may not see orders. Choose a shop manager.",
    },
    {
      message: "401: The API key provided does not have write permissions",
      answer: "The key is *Read*. Edit it in WooCommerce; it stays the same.",
    },
    {
      message: "404: No route was found",
      answer: "Permalinks are *Plain* (step 1), or the address is that of another site.",
    },
    {
      message: "403, or a page of HTML instead of data",
      answer:
        "A security plugin or firewall stops programs. Allow the address of your n8n, or the path `/wp-json/wc/`.",
    },
  ],
  sources: [
    { title: "n8n: WooCommerce credentials", url: DOCS },
    {
      title: "WooCommerce: REST API",
      url: "https://woocommerce.com/document/woocommerce-rest-api/",
    },
  ],
};
