// Texts of the page /admin/api and of the API for programs, /api/v1.

export const api = {
  title: "API",
  intro:
    "Other programs can read what this website knows, and add notes. Each gets a key of its own, which can do only what you choose.",
  /** Label of a link below the introduction. */
  description: "Its description for programs (OpenAPI)",
  none: "There is no key yet.",
  add: "Make a key",
  form: {
    name: "What it is for",
    nameHint: "Such as the name of the program.",
    scopes: "What it may do",
    create: "Make key",
  },
  scopes: {
    "people:read": "Read people",
    "messages:read": "Read messages, but no spam",
    "downloads:read": "Read downloads of templates",
    "notes:write": "Add notes to people",
  },
  made: {
    title: "The new key",
    text: "It is shown only now. The program sends it with each request, in the header Authorization, after the word Bearer.",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "Please mark it and copy it by hand.",
  },
  ending: "ends in {ending}",
  since: "made {day}",
  lastUsed: "last used {time}",
  neverUsed: "never used",
  revoke: "Revoke",
  revoked: "It cannot be used anymore.",
  sure: "Revoke the key “{name}”? The program that has it can then read nothing anymore.",
  notFound: "There is no such key.",
  tooMany: "There are as many keys as there can be. Please revoke one first.",
  problems: {
    name: "Please say what the key is for.",
    scopes: "Please choose at least one thing that it may do.",
  },
  /** Answers to programs. */
  refused: {
    noKey: "Please send a key: Authorization: Bearer …",
    wrongKey: "This key does not exist, or was revoked.",
    scope: "This key may not do that: it lacks {scope}.",
  },
  openapi: {
    /** {name}: name of the consultancy. */
    title: "{name}: people, messages and downloads",
    description:
      "Lists are read from a cursor on, oldest first. `next` leads on; at the end keep it, and ask again later for what came since. What happened in the last minute may come with a later call. People come again when they did something again; what staff change, merge or erase is told by the webhooks. Errors are problems as in RFC 9457.",
    idempotencyKey:
      "One UUID for each note, the same when the call is repeated: the note is then there once.",
    operations: {
      listPeople:
        "Everybody who wrote (spam too), chatted, downloaded, subscribed or has an account, by when they last did something, or staff said that what they sent is no spam",
      listMessages:
        "Messages of the contact form and the chat, without spam; what was taken for spam and is none comes when staff say so",
      listDownloads: "Templates that were asked for with an address",
      addNote: "Add a note to a person",
    },
  },
} as const;
