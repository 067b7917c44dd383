import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("airtable");

export const airtable: Connection = {
  slug: "airtable",
  name: "Airtable",
  summary: "Lets n8n read and write records in the Airtable bases you choose.",
  minutes: 5,
  checked: "2026-11-21",
  before: {
    account:
      "Any Airtable plan. The free plan allows 1,000 requests a month for a workspace, which a busy workflow uses up.",
    person: "Somebody who may edit the base (*Editor* or more).",
    monthly: "free plan, up to 1,000 requests a month",
    cost: "Nothing beyond your plan.",
    ready: "The base with its table.",
  },
  credentials: [
    {
      type: "airtableTokenApi",
      label: "Airtable Personal Access Token API",
      docs: DOCS,
      rights: [
        { name: "data.records:read", why: "Find and read records." },
        { name: "data.records:write", why: "Add and change records." },
        {
          name: "schema.bases:read",
          why: "Show the names of your bases, tables and columns, so that you can choose them from lists.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Make a token in Airtable",
      actions: [
        "Open [Personal access tokens](https://airtable.com/create/tokens) and press *Create new token*.",
        "Name it `n8n`.",
        "Under *Scopes* add `data.records:read`, `data.records:write` and `schema.bases:read`.",
        "Under *Access* press *Add a base* and choose only the bases the workflow uses.",
        "Press *Create token* and copy it. It begins with `pat` and is shown once.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open an Airtable step, choose *Create new credential*, paste it into *Access Token* and press *Save*.",
        "Choose base and table from the lists of the step.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*.",
    "The lists in the step show your base and its tables.",
  ],
  problems: [
    {
      message: "Forbidden - perhaps check your credentials?",
      answer:
        "A scope or the base is missing in the token. Edit it in Airtable; the token stays the same.",
    },
    {
      message: "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND",
      answer:
        "The base or table does not exist, or the token may not see it. Choose both again from the lists.",
    },
    {
      message: "UNKNOWN_FIELD_NAME",
      answer: "A column has another name than the template expects. Names count to the letter.",
    },
    {
      message: "INVALID_MULTIPLE_CHOICE_OPTIONS",
      answer: "A value is not among the choices of the column. Add the choice in Airtable.",
    },
    {
      message: "429, too many requests",
      answer:
        "More than five requests a second for one base: Airtable asks for 30 seconds of quiet. Or the month’s allowance of your plan is used up.",
    },
    {
      message: "401: authentication required",
      answer: "The token was deleted or regenerated. Paste the new one.",
    },
  ],
  sources: [
    { title: "n8n: Airtable credentials", url: DOCS },
    {
      title: "Airtable: personal access tokens",
      url: "https://support.airtable.com/docs/creating-personal-access-tokens",
    },
    {
      title: "Airtable: limits",
      url: "https://support.airtable.com/docs/managing-api-call-limits-in-airtable",
    },
  ],
};
