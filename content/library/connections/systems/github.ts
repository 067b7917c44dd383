import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("github");

export const github: Connection = {
  slug: "github",
  name: "GitHub",
  summary: "Lets n8n read and write files in one repository of yours, for example a backup.",
  minutes: 10,
  checked: "2026-11-21",
  before: {
    account:
      "Any GitHub account with a confirmed email address, also a free one. Private repositories are free too.",
    person:
      "Somebody who may write to the repository. If it belongs to an organization, one of its owners may have to approve the token.",
    monthly: "free",
    cost: "Nothing.",
    ready: "The repository. For backups make it *Private* and tick *Add a README*.",
  },
  credentials: [
    {
      type: "githubApi",
      label: "GitHub API",
      docs: DOCS,
      rights: [
        { name: "Contents: Read and write", why: "Read, add and change files. Nothing else." },
        {
          name: "Metadata: Read-only",
          why: "Know that the repository exists. GitHub adds it by itself.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Make a token at GitHub",
      actions: [
        "Press your picture at the top right, *Settings*, then at the lower left *Developer settings*, *Personal access tokens*, [*Fine-grained tokens*](https://github.com/settings/personal-access-tokens/new), *Generate new token*.",
        "*Token name*: `n8n`. *Expiration*: as long as you like, and write the day into your calendar.",
        "*Resource owner*: you, or the organization the repository belongs to. An organization that is missing from the list does not allow such tokens.",
        "*Repository access*: *Only select repositories*, and choose this one.",
        "Under *Permissions* add *Contents* and set it to *Read and write*.",
        "Press *Generate token* and copy it. It begins with `github_pat_` and is shown once.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open a GitHub step and choose *Create new credential*. If the step offers several kinds under *Authentication*, leave *Access Token*.",
        "*Github Server* stays `https://api.github.com`. *User*: your GitHub name. *Access Token*: the token. Press *Save*.",
        "n8n’s own page recommends a *classic* token, because it fits every GitHub step. It would open all your repositories: for files in one repository the fine-grained one is enough.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*. That proves the token, not that it may see this repository.",
    "Press *Execute step* in the step that reads the repository: its name comes back.",
  ],
  problems: [
    {
      message: "401: Bad credentials",
      answer:
        "The token was not copied whole, has expired or was deleted. GitHub also deletes one that turns up in a public repository.",
    },
    {
      message: "404: Not Found, though the repository exists",
      answer:
        "GitHub says so when the token may not see it: it was not chosen under *Repository access*, the *Resource owner* is another, or owner and name are misspelled.",
    },
    {
      message: "403: Resource not accessible by personal access token",
      answer:
        "*Contents* is missing or *Read-only*. Open the token at GitHub and change it; it stays the same. Or the organization has not approved it yet: until then it is *pending*.",
    },
    {
      message: "422 or 409: sha wasn't supplied, or does not match",
      answer:
        "The file exists already, or somebody changed it at the same moment. Run the workflow again: it reads the newest state first.",
    },
    {
      message: "403 or 429: secondary rate limit",
      answer:
        "Too many changes in a short time. Wait an hour, and let fewer files be written in one run.",
    },
    {
      message: "It worked for months, then 401",
      answer:
        "The token has expired; GitHub sent an email before. *Regenerate token* gives a new one with the same permissions: paste it into the same credential.",
    },
  ],
  sources: [
    { title: "n8n: GitHub credentials", url: DOCS },
    {
      title: "GitHub: managing your personal access tokens",
      url: "https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens",
    },
  ],
};
