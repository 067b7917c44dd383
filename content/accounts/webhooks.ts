// Texts of the pages /admin/webhooks: which events the website sends to other tools, and the sample
// event.
import type { ContactFieldName } from "../landing/contact.ts";

/** Marked as samples: the button "Send a sample" sends these values. */
const sampleTouch = {
  at: "2026-11-20T09:00:00.000Z",
  landing: "/templates",
  source: "newsletter",
  medium: "email",
  campaign: "sample",
};
const samplePerson = {
  person_id: "00000000-0000-4000-8000-000000000001",
  merged_into: null,
  first_touch: sampleTouch,
  last_touch: sampleTouch,
  email: "sam.sample@example.com",
};
const sampleMessage = {
  message_id: "00000000-0000-4000-8000-000000000002",
  ...samplePerson,
  ...({
    name: "Sam Sample",
    email: samplePerson.email,
    phone: "+1 555 0100",
    website: "https://www.example.com",
    company: "Sample Company",
    service: "workflow",
    message: "This is a sample: we would like a quote for work that we do by hand every week.",
  } satisfies Record<ContactFieldName, string>),
};
const sampleDownload = {
  ...samplePerson,
  template_id: "00000000-0000-4000-8000-000000000003",
  slug: "sample-template",
  title: "Sample template",
  wants_newsletter: false,
};

export const webhooks = {
  title: "Webhooks",
  intro:
    "What happens on this website can be passed on to your own tools at once: n8n, a chat, a list of addresses. A webhook is an address there to which the website sends what you choose.",
  none: "There is no webhook yet.",
  add: "Add a webhook",
  back: "All webhooks",
  notFound: "There is no such webhook.",
  changedMeanwhile:
    "Somebody else has changed this meanwhile. What they wrote is shown now; please try again.",
  tooMany: "There are as many webhooks as there can be. Please delete one first.",
  form: {
    url: "Address",
    /** Hint about n8n's Webhook node. */
    urlHint: "In n8n, the production URL of a Webhook node. It begins with https://",
    events: "What is sent there",
    format: "What it is sent as",
    headerName: "Name of a header",
    headerValue: "Value of the header",
    headerHint:
      "If the other side asks for one, such as “Header Auth” in n8n. Else leave both empty.",
    headerKept: "Leave it empty to keep the present one.",
    create: "Add webhook",
    save: "Save",
    saved: "Saved.",
  },
  problems: {
    url: "Please enter an address that begins with https://",
    encrypted:
      "Only addresses that begin with https:// can be used. Whoever runs the server can allow others (WEBHOOK_PRIVATE_HOSTS).",
    private:
      "This address lies inside the server's own network. Whoever runs the server can allow it (WEBHOOK_PRIVATE_HOSTS).",
    login: "Please put no password into the address. There is a header for that.",
    events: "Please choose at least one thing that is sent there.",
    format: "Please choose what it is sent as.",
    headerName: "The name of a header is of letters, digits and hyphens.",
    headerTaken: "This header is set by the website itself. Please choose another.",
    headerValue: "The value of a header is of plain characters, without line breaks.",
    headerHalf: "A header needs a name and a value.",
    headerAnew:
      "The address leads to another server. Please enter the value of the header again, or leave its name empty.",
  },
  secret: {
    title: "The secret of this webhook",
    text: "It is shown only now. With it the other side can check that a request comes from here (standardwebhooks.com). Whoever checks the header instead does not need it.",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "Please mark it and copy it by hand.",
  },
  states: {
    active: "On",
    off: "Off",
    failing: "Switched off: for three days nothing arrived",
    gone: "Switched off: the other side says that it is gone",
    trouble: "Nothing has arrived since {time}",
  },
  turnOff: "Switch off",
  turnOn: "Switch on",
  turnedOff: "Nothing is sent there anymore.",
  turnedOn: "It is on again.",
  test: "Send a sample",
  tested: "The sample was taken ({status}).",
  remove: "Delete",
  removed: "Deleted.",
  sure: "Delete this webhook, and what is known of what it was sent?",
  sent: "What was sent there",
  types: {
    "contact.received": "A message came by the contact form",
    "chat.handoff": "A message for a person came from the chat",
    "reply.received": "Somebody replied to an answer",
    "lead.detected": "Somebody left an address in the chat",
    "download.requested": "A template was asked for",
    "newsletter.confirmed": "The weekly tips were confirmed",
    "newsletter.unsubscribed": "Somebody unsubscribed from the weekly tips",
    "person.changed": "Your team changed what is known of a person",
    "call.changed": "A call was booked, moved or canceled in the calendar",
    "lead.changed": "Your team recorded what became of a person: open, offered, won or lost",
    "person.erased": "Everything about a person was erased",
    "delivery.failing": "Emails or another webhook fail",
  },
  formats: {
    event: "The event, as JSON with a text for chats",
    adaptive_card: "A card for Microsoft Teams",
  },
  /** Link on the Microsoft Teams card. */
  open: "Open in the back office",
  textOfTest: "Sample. ",
  /** Placeholders are the fields of the event. */
  texts: {
    "contact.received": "New message from {name} ({email}): {message}",
    "chat.handoff": "New message from the chat, from {name} ({email}): {message}",
    "reply.received": "{name} ({from}) replied: {reply}",
    "lead.detected": "New lead from the chat: {email}, interested in {interest}",
    "download.requested": "{email} asked for the template “{title}”",
    "newsletter.confirmed": "{email} confirmed the weekly tips",
    "newsletter.unsubscribed": "{email} unsubscribed from the weekly tips",
    "person.changed": "{email} was changed: {name}, {company} ({change})",
    "call.changed": "{title} with {name} ({email}): {change}, {starts_at}",
    "lead.changed": "{email}: {state} {amount} ({name}, {company})",
    "person.erased": "Everything about a person was erased. Please erase {person_id} here too.",
    "delivery.failing": "Trouble: {what} ({reason})",
  },
  sample: {
    "contact.received": sampleMessage,
    "chat.handoff": { ...sampleMessage, transcript: "" },
    "reply.received": {
      ...samplePerson,
      message_id: sampleMessage.message_id,
      reply_id: "00000000-0000-4000-8000-000000000004",
      from: samplePerson.email,
      name: "Sam Sample",
      subject: "Re: Your message",
      reply: "This is a sample: Tuesday suits us.",
    },
    "lead.detected": {
      ...samplePerson,
      interest: "automation",
      topic: "",
      wants_newsletter: false,
    },
    "download.requested": sampleDownload,
    "newsletter.confirmed": { ...samplePerson, source: "download", page: "/templates" },
    "newsletter.unsubscribed": samplePerson,
    "person.changed": {
      ...samplePerson,
      name: "Sam Sample",
      company: "Sample Company",
      change: "details",
      other_person_id: "",
    },
    "call.changed": {
      ...samplePerson,
      booking_id: "00000000-0000-4000-8000-000000000005",
      change: "booked",
      name: "Sam Sample",
      title: "A call of 30 minutes",
      starts_at: "2026-11-24T09:00:00.000Z",
      ends_at: "2026-11-24T09:30:00.000Z",
      previous_starts_at: "",
      reason: "",
      template: "sample-template",
      language: "en",
    },
    "lead.changed": {
      ...samplePerson,
      state: "won",
      amount: 1500,
      day: "2026-11-20",
      currency: "EUR",
      name: "Sam Sample",
      company: "Sample Company",
      previous_state: "offered",
    },
    "person.erased": { person_id: samplePerson.person_id },
    "delivery.failing": { what: "email", reason: "sample" },
  },
} as const;
