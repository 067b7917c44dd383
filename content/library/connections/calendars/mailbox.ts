import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("imap");

export const mailbox: Connection = {
  slug: "mailbox",
  name: "Email (IMAP)",
  title: "Connect a mailbox to n8n (IMAP)",
  summary:
    "Lets n8n read the mail of any mailbox that speaks IMAP, the standard that mail programs use, with a password of its own.",
  minutes: 10,
  checked: "2026-11-21",
  before: {
    account:
      "A mailbox at a provider that offers IMAP with a password, as web hosts usually do. For a Google mailbox [connect Google](/connect/google) where the template allows it. A mailbox of Microsoft 365 or outlook.com refuses passwords here: [connect Microsoft](/connect/microsoft) instead.",
    person: "Whoever knows the mailbox's password, or manages it at your web host.",
    cost: "Nothing beyond the mailbox.",
    ready:
      "The name of the incoming mail server, which your provider lists as *IMAP settings*. It often looks like `imap.example.com`.",
  },
  credentials: [
    {
      type: "imap",
      label: "IMAP",
      docs: DOCS,
      rights: [
        {
          name: "The whole mailbox",
          why: "IMAP knows no smaller permission. Our templates read new mail and mark it as read; they delete nothing.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Get a password for n8n",
      actions: [
        "At many providers you make an *app password* in the security settings, a second password for one program. Use one wherever it is offered: you can take it back without changing your own.",
        "**Gmail:** switch on *2-Step Verification* in your Google account, then open [App passwords](https://myaccount.google.com/apppasswords), write `n8n` and press *Create*. Copy the 16 letters.",
        "**Other hosts:** if there are no app passwords, use the mailbox's own password, and a mailbox that nobody uses for anything else.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open the step that starts the workflow and choose *Create new credential* in the field *Credential*.",
        "*User*: the whole mail address. *Password*: the one from step 1.",
        "*Host*: the server, for Gmail `imap.gmail.com`. *Port*: `993`. Leave *SSL/TLS* on and *Allow Self-Signed Certificates* off.",
        "Press *Save*.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*.",
    "Send yourself a mail, leave it unread and press *Execute step* in the step that starts the workflow: the mail appears.",
  ],
  problems: [
    {
      message: "Invalid credentials, or authentication failed",
      answer:
        "User or password is wrong, or the provider wants an app password. At Gmail an app password ends when you change your Google password: make a new one.",
    },
    {
      message: "Application-specific password required",
      answer: "Google's way to say: make an app password (step 1).",
    },
    {
      message: "LOGIN failed at outlook.office365.com",
      answer:
        "Microsoft accepts no passwords for IMAP any more. Replace the first step by *Microsoft Outlook Trigger* and [connect Microsoft](/connect/microsoft).",
    },
    {
      message: "getaddrinfo ENOTFOUND",
      answer: "There is no server of that name. Look for a typing error in *Host*.",
    },
    {
      message: "Timeout, or connection refused",
      answer:
        "Wrong port, or a firewall between n8n and the mail server. Try `993` with *SSL/TLS* on; ask your web host whether IMAP from outside is allowed.",
    },
    {
      message: "self-signed certificate",
      answer:
        "The server's name is not the one its certificate was made for. Use the name your web host gives, not your own domain. Only for a server in your own house switch on *Allow Self-Signed Certificates*.",
    },
    {
      message: "Mail is there, but the workflow does not start",
      answer:
        "Only unread mail counts. Another program that marks mail as read is faster, or mail is sorted into another folder than the one in *Mailbox Name*.",
    },
  ],
  sources: [
    { title: "n8n: IMAP credentials", url: DOCS },
    { title: "n8n: IMAP with Gmail", url: n8nDocs("imap/gmail") },
  ],
};
