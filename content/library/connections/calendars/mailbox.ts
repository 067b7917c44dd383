import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("imap");
const SMTP_DOCS = n8nDocs("send-email");

export const mailbox: Connection = {
  slug: "mailbox",
  name: "Email (IMAP, SMTP)",
  title: "Connect a mailbox to n8n (IMAP and SMTP)",
  summary:
    "Lets n8n read and send the email of any mailbox, by IMAP and SMTP, the standards that email programs use.",
  minutes: 10,
  checked: "2026-11-21",
  before: {
    account:
      "A mailbox at a provider that offers IMAP with a password, as web hosts usually do. For a Google mailbox [connect Google](/connect/google) where the template allows it. A mailbox of Microsoft 365 or outlook.com refuses passwords here: [connect Microsoft](/connect/microsoft) instead.",
    person: "Whoever knows the mailbox’s password, or manages it at your web host.",
    monthly: "nothing beyond your mailbox",
    cost: "Nothing beyond the mailbox.",
    ready:
      "The names of the mail servers, which your provider lists as settings for email programs: *IMAP* for reading, often `imap.example.com`, and *SMTP* for sending, often `smtp.example.com`.",
  },
  credentials: [
    {
      type: "imap",
      label: "IMAP",
      docs: DOCS,
      rights: [
        {
          name: "The whole mailbox",
          why: "IMAP knows no smaller permission. Our templates read new email and mark it as read; they delete nothing.",
        },
      ],
    },
    {
      type: "smtp",
      label: "SMTP",
      docs: SMTP_DOCS,
      rights: [
        {
          name: "Send as this mailbox",
          why: "SMTP knows no smaller permission. How many emails an hour it takes is up to your provider.",
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
        "**Other hosts:** if there are no app passwords, use the mailbox’s own password, and a mailbox that nobody uses for anything else.",
      ],
    },
    {
      title: "For reading: enter it in n8n (IMAP)",
      actions: [
        "Open the step that starts the workflow and choose *Create new credential* in the field *Credential*.",
        "*User*: the whole email address. *Password*: the one from step 1.",
        "*Host*: the server, for Gmail `imap.gmail.com`. *Port*: `993`. Leave *SSL/TLS* on and *Allow Self-Signed Certificates* off.",
        "Press *Save*.",
      ],
    },
    {
      title: "For sending: enter it once more (SMTP)",
      actions: [
        "Open a step that sends email and choose *Create new credential*. *User* and *Password* are mostly the same as above.",
        "*Host*: the server for sending, for Gmail `smtp.gmail.com`. *Port*: `465`, with *SSL/TLS* on.",
        "If your provider names port `587` instead, switch *SSL/TLS* off and leave *Disable STARTTLS* off: the connection is encrypted all the same.",
        "Leave *Client Host Name* empty unless your provider asks for it. Press *Save*.",
        "As sender in the step write an address of this mailbox: most providers refuse others.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*.",
    "Sending: press *Execute step* in a step that sends an email to yourself, and look into your spam folder too.",
    "Reading: send yourself an email, leave it unread and press *Execute step* in the step that starts the workflow: the email appears.",
  ],
  problems: [
    {
      message: "Invalid credentials, or authentication failed",
      answer:
        "User or password is wrong, or the provider wants an app password. At Gmail an app password ends when you change your Google password: make a new one.",
    },
    {
      message: "Application-specific password required",
      answer: "Google’s way to say: make an app password (step 1).",
    },
    {
      message: "LOGIN failed at outlook.office365.com",
      answer:
        "Microsoft accepts no passwords for IMAP anymore. Replace the first step by *Microsoft Outlook Trigger* and [connect Microsoft](/connect/microsoft).",
    },
    {
      message: "SMTP: 550 or 553, sender address rejected or not owned by user",
      answer: "The sender in the step is not an address of the mailbox that signs in.",
    },
    {
      message: "SMTP: wrong version number",
      answer: "Port and encryption do not fit: `465` wants *SSL/TLS* on, `587` wants it off.",
    },
    {
      message: "getaddrinfo ENOTFOUND",
      answer: "There is no server of that name. Look for a typing error in *Host*.",
    },
    {
      message: "Timeout, or connection refused",
      answer:
        "Wrong port, or a firewall between n8n and the mail server. Try `993` with *SSL/TLS* on for reading. Many places where servers are rented block port 25, some also 465: then send through `587`.",
    },
    {
      message: "self-signed certificate",
      answer:
        "The server’s name is not the one its certificate was made for. Use the name your web host gives, not your own domain. Only for a server in your own house switch on *Allow Self-Signed Certificates*.",
    },
    {
      message: "An email is there, but the workflow does not start",
      answer:
        "Only unread email counts. Another program that marks it as read is faster, or it is sorted into another folder than the one in *Mailbox Name*.",
    },
  ],
  sources: [
    { title: "n8n: IMAP credentials", url: DOCS },
    { title: "n8n: IMAP with Gmail", url: n8nDocs("imap/gmail") },
    { title: "n8n: Send Email credentials", url: SMTP_DOCS },
  ],
};
