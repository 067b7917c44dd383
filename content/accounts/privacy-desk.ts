// Texts about a person's stored data and its erasure: for the back office, `npm run privacy` and the
// account page.

export const privacyDesk = {
  title: "Somebody's data",
  intro:
    "Everything this website stores about an email address: shown, as a file to hand out, or erased. Make sure first that it is the person who asks: an email from the address is enough.",
  email: "Email address",
  show: "Show what is stored",
  found: "What is stored about {email}",
  nothing: "Nothing is stored about this address.",
  why: "Why",
  from: "From",
  howLong: "How long",
  mails: "Emails kept as files",
  mentions: "Entries of others in which the address stands: {count}",
  mentioned: "Entries of others, the address taken out",
  mentionsStay:
    "Erasing takes the address out of them. A name or a phone number that others wrote there stays: please look at each and decide.",
  /** Shown after an erasure. */
  mentionsLeft: "It stood in these entries of others:",
  others:
    "Staff said that this is the same person with another address. What belongs to that is not part of this, and has to be shown or erased by itself:",
  copies: "It stays in these copies until they are deleted by themselves:",
  copyUntil: "until {date}",
  copy: { toRead: "Download to read", forPrograms: "Download for programs (JSON)" },
  /** {date}. The name contains no email address, because it appears in emails and backups. */
  fileName: "personal-data-{date}",
  erase: "Erase everything",
  byAddress:
    "Its sender left an email address. Please erase everything about that address, on the page Privacy.",
  confirm: "Erase it now",
  cancel: "Keep it",
  /** {email}: the person's address. */
  eraseText:
    "Everything above is deleted, also the account. It cannot be brought back. What remains is a line that says when, by whom and how much, but not who it was; and, if the address wants no email, a number that keeps others from having it mailed again, from which it cannot be read back.",
  /** Shown before an erasure. */
  answerFirst:
    "If this person waits for word from you, answer first: afterwards the address is gone.",
  /** Leads to the message of somebody who asked to be erased. */
  answer: "Answer their message",
  /** Opens the staff member's own email program, if no message is known. */
  write: "Write an email",
  erased: "Erased:",
  nothingErased: "There was nothing to erase. It is noted all the same, for backups made before.",
  /** Explains how far the erased data is gone from the database's files. */
  wiped: {
    yes: "It is no longer in any file of the database.",
    soon: "It is gone from every page, list and search. Within a quarter of an hour it is gone from the files of the database too, and every backup from now on is without it.",
    "by-server":
      "PostgreSQL overwrites deleted rows in its own time, and its backups are yours: see docs/operating.md.",
    failed:
      "Not all files could be deleted, so what was erased can still be in them: see the log, and erase once more.",
  },
  withheld: "(kept so that nobody can read it; not given out)",
  noAddress: "That does not look like an email address.",
  /** In the back office. `team` leads on to the settings. */
  ofTeam: "This address belongs to your team. It can be erased once they are taken off the team.",
  team: "How somebody is taken off the team",
  /** Refusal of a program. */
  ofStaff:
    "This address belongs to staff. Please take them off staff first (npm run staff remove ADDRESS), then erase it.",
  nothingToReplay: "The database knows all of these already.",
  replayed: "Erased again:",
} as const;

export const ownData = {
  title: "Your data",
  text: "Everything we store about your email address, as a page to read or as a file for programs: messages, downloads, the newsletter, emails and your account.",
  fileName: "my-data",
  staysTitle: "What stays, and why:",
  stays: [
    "A line that says when and how much was erased, but not whose it was: so that it is erased again if a backup from before is restored.",
    "If you wanted no email from us, a number that keeps others from having you mailed again. Your address cannot be read back from it.",
    "What others wrote of you. Your address is taken out of it; if it is about your name or phone number, please write to us.",
  ],
  staysInBackups: "Copies in our backups, which are deleted by {date}.",
  wiped: {
    soon: "Deleted rows in the files of the database, for at most a quarter of an hour.",
    "by-server":
      "Deleted rows in the files of the database, until it overwrites them in its own time.",
    failed: "What was erased, in files that could not be deleted yet.",
  },
  erase:
    "Also erase everything else about my address: messages, downloads, conversations, the newsletter",
} as const;
