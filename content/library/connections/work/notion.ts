import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("notion");

export const notion: Connection = {
  slug: "notion",
  name: "Notion",
  summary:
    "Lets n8n read and add pages in the parts of your Notion workspace that you share with it.",
  minutes: 10,
  checked: "2026-11-21",
  before: {
    account: "Any Notion plan, also the free one.",
    person: "A *workspace owner* makes the connection. Whoever may edit a page can share it.",
    monthly: "free plan",
    cost: "Nothing.",
    ready: "The database or page that n8n should work with.",
  },
  credentials: [
    {
      type: "notionApi",
      label: "Notion API",
      docs: DOCS,
      rights: [
        { name: "Read content", why: "Look whether an entry exists already, or read a page." },
        { name: "Insert content", why: "Add entries, and lines to a page." },
        { name: "Update content", why: "Change entries. Needed only where a template says so." },
        {
          name: "User information without email addresses",
          why: "Show people’s names where a field holds a person.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Make a connection in Notion",
      actions: [
        "Open the [developer portal](https://www.notion.so/profile/integrations). Notion is renaming *integrations* to *connections*: both words mean the same.",
        "Press *New connection* (or *New integration*), name it `n8n`, choose your workspace and the type **Internal**, and create it.",
        "Under *Capabilities* tick what stands below and save.",
        "On the tab *Configuration* press *Show* and copy the token. It begins with `ntn_`.",
      ],
    },
    {
      title: "Share the pages with it",
      actions: [
        "A connection sees **nothing** until you share it. Open the database in Notion, press `•••` at the top right, *Connections* (or *Add connections*), search for `n8n` and confirm.",
        "All pages inside it are shared too. Share only what the workflow needs.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open a Notion step, choose *Create new credential*, paste the token into *Internal Integration Secret* and press *Save*.",
        "Choose the database from the list of the step, or give the page’s address where the template asks for it.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*.",
    "The list of databases in the step shows the one you shared.",
  ],
  problems: [
    {
      message: "Could not find database (or page) with ID … Make sure it is shared",
      answer:
        "Step 2 is missing. If it is done, the address is that of a page *around* the database: open the database as a full page and copy its address there.",
    },
    {
      message: "API token is invalid",
      answer: "The token was not copied whole, or was renewed in Notion.",
    },
    {
      message: "… is not a property that exists",
      answer:
        "A column was renamed or is missing. Names count to the letter, also capital letters and spaces.",
    },
    {
      message: "… is expected to be select (or another kind)",
      answer: "The column exists, but its type is another than the template’s guide says.",
    },
    {
      message: "Insufficient permissions for this endpoint",
      answer: "A capability was not ticked. Tick it and save; the token stays the same.",
    },
    {
      message: "The list of databases is empty",
      answer:
        "Nothing is shared yet, or you shared it a moment ago: wait a minute and open the list again.",
    },
  ],
  sources: [
    { title: "n8n: Notion credentials", url: DOCS },
    {
      title: "Notion: internal connections",
      url: "https://developers.notion.com/guides/get-started/internal-connections",
    },
    {
      title: "Notion: authorization",
      url: "https://developers.notion.com/guides/authorization/overview",
    },
  ],
};
