import type { Mutant } from "./mutant.ts";

const contact = "src/features/contact/contact.service.test.ts";
const inbox = "src/features/admin/admin.endpoint.test.ts";
const spam = "src/features/contact/spam.service.test.ts";
const judge = "src/features/contact/server/spam/judge.ts";
const contactService = "src/features/contact/server/service.ts";

export const contactMutants: readonly Mutant[] = [
  {
    name: "contact: no limit for an email address",
    kind: "limit",
    file: contactService,
    text: "    await platform.limits.consume(PER_EMAIL, `${address} ${message.email}`, tx);\n",
    replacement: "",
    tests: [contact],
  },
  {
    name: "contact: no limit for a network address",
    kind: "limit",
    file: contactService,
    text: "    await platform.limits.consume(PER_ADDRESS, address, tx);\n",
    replacement: "",
    tests: [contact],
  },
  {
    name: "contact: the key of a form without scripts leaves the address out",
    kind: "rule",
    file: contactService,
    text: "derivedId(address, fingerprint(message))",
    replacement: "derivedId(fingerprint(message))",
    tests: [contact],
  },
  {
    name: "contact: spam is announced too",
    kind: "rule",
    file: contactService,
    text: 'if (judgment.status === "new") {',
    replacement: "if (judgment.status) {",
    tests: [contact],
  },
  {
    name: "contact: spam stays spam after staff allowed its address",
    kind: "rule",
    file: judge,
    text: " && !(await isAllowed(db, message.email))",
    replacement: "",
    tests: [spam],
  },
  {
    name: "contact: a text that anybody ever sent counts for ever",
    kind: "query",
    file: "src/features/contact/server/spam/store.ts",
    text: "and(eq(contactMessages.text_hash, hash), gt(contactMessages.created_at, since))",
    replacement: "and(eq(contactMessages.text_hash, hash))",
    tests: [spam],
  },
  {
    name: "contact: one's own repeats count as others' texts",
    kind: "query",
    file: "src/features/contact/server/spam/store.ts",
    text: " filter (where ${contactMessages.email} <> ${email})",
    replacement: "",
    tests: [spam],
  },
  {
    name: "contact: what turned out to be no spam is announced each time",
    kind: "rule",
    file: contactService,
    text: "if (!(await markAnnounced(tx, id, platform.now()))) return;",
    replacement: "await markAnnounced(tx, id, platform.now());",
    tests: [spam],
  },
  {
    name: "inbox: staff's word about spam is not kept",
    kind: "rule",
    file: "src/features/inbox/server/change.ts",
    text: "...(verdict !== undefined && { spam_verdict: verdict })",
    replacement: "",
    tests: [spam],
  },
  {
    name: "contact: a repeat with other words is taken for the same",
    kind: "rule",
    file: contactService,
    text: "if (fingerprint(earlier) !== fingerprint(message)) {",
    replacement: "if (earlier.id === message.email) {",
    tests: [contact],
  },
  {
    name: "contact: the announcement cannot be answered",
    kind: "answer",
    file: "src/features/contact/server/announce.ts",
    text: "    replyTo: message.email,\n",
    replacement: "",
    tests: [contact],
  },
  {
    name: "lists: a page begins with the last row of the page before",
    kind: "query",
    file: "src/platform/database/behind.ts",
    text: "${id}) < (",
    replacement: "${id}) <= (",
    tests: [inbox],
  },
  {
    name: "overview: spam is among the newest messages",
    kind: "rule",
    file: "src/features/admin/server/store.ts",
    text: "    .where(sql`${contactMessages.status} <> 'spam'`)\n",
    replacement: "",
    tests: [inbox],
  },
];
