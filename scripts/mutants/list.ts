/** One wrong line, and the tests that ought to notice. */
export type Mutant = {
  /** What a person who made the mistake would have done. */
  name: string;
  kind: "limit" | "privacy" | "access" | "secret" | "cache" | "query" | "retry" | "answer" | "rule";
  file: string;
  /** Stands in the file exactly once. */
  text: string;
  replacement: string;
  tests: string[];
};

const contact = "src/features/contact/contact.service.test.ts";
const inbox = "src/features/admin/admin.endpoint.test.ts";
const downloads = "src/features/downloads/downloads.endpoint.test.ts";
const library = "src/features/templates/templates.endpoint.test.ts";
const cleanUp = "tests/clean-up.service.test.ts";
const site = "tests/http/app.endpoint.test.ts";
const retry = "src/platform/deliveries/retry.service.test.ts";
const deliveries = "src/platform/deliveries/deliveries.service.test.ts";
const shut = "src/features/admin/shut.endpoint.test.ts";
const accounts = "src/features/auth/server/protocol/accounts.endpoint.test.ts";
const factors = "src/features/auth/server/factors/factors.endpoint.test.ts";
const sessions = "src/features/auth/server/sessions/sessions.endpoint.test.ts";
const limits = "src/platform/rate-limits.service.test.ts";
const newsletter = "src/features/newsletter/newsletter.service.test.ts";
const leads = "src/features/leads/lead-rules.test.ts";
const chat = "src/features/chat/model-answer.endpoint.test.ts";

const contactService = "src/features/contact/server/service.ts";
const downloadService = "src/features/downloads/server/service.ts";
const jobs = "src/main/jobs.ts";
const rateLimits = "src/platform/rate-limits.ts";

const inCleanUp = (call: string): Omit<Mutant, "name"> => ({
  kind: "privacy",
  file: jobs,
  text: `${call},\n`,
  replacement: "",
  tests: [cleanUp],
});

export const mutants: readonly Mutant[] = [
  {
    name: "contact: no limit for an email address",
    kind: "limit",
    file: contactService,
    text: "    await platform.limits.consume(PER_EMAIL, message.email, tx);\n",
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
    text: ".update(address).update(fingerprint(message))",
    replacement: ".update(fingerprint(message))",
    tests: [contact],
  },
  {
    name: "contact: spam is announced too",
    kind: "rule",
    file: contactService,
    text: 'if (status === "new") {',
    replacement: "if (status) {",
    tests: [contact],
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
    file: contactService,
    text: "    replyTo: message.email,\n",
    replacement: "",
    tests: [contact],
  },
  {
    name: "inbox: a page begins with the last row of the one before",
    kind: "query",
    file: "src/features/inbox/server/store.ts",
    text: "${contactMessages.id}) < (",
    replacement: "${contactMessages.id}) <= (",
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
  {
    name: "downloads: not counted",
    kind: "rule",
    file: downloadService,
    text: "(tx) => countDownload(tx, template_id)",
    replacement: "() => Promise.resolve()",
    tests: [downloads],
  },
  {
    name: "downloads: a hidden template can be taken",
    kind: "access",
    file: downloadService,
    text: "if (!(await isPublic(tx, lead.template_id))) {",
    replacement: "if (!lead.template_id) {",
    tests: [downloads],
  },
  {
    name: "downloads: a repeat under another address is the same",
    kind: "rule",
    file: downloadService,
    text: "    earlier.email === (lead.email ?? null) &&\n",
    replacement: "",
    tests: [downloads],
  },
  {
    name: "downloads: no limit",
    kind: "limit",
    file: downloadService,
    text: "    await platform.limits.consume(limit, address, tx);\n",
    replacement: "",
    tests: [downloads],
  },
  {
    name: "limits: nobody is told how long to wait",
    kind: "answer",
    file: rateLimits,
    text: "    retryAfter: wait,\n",
    replacement: "",
    tests: [limits, contact],
  },
  {
    name: "limits: an address in capitals is another",
    kind: "limit",
    file: rateLimits,
    text: "who.toLowerCase()",
    replacement: "who",
    tests: [limits],
  },
  {
    name: "limits: counters can be read back by whoever has the table",
    kind: "secret",
    file: rateLimits,
    text: 'createHmac("sha256", secret).update(who.toLowerCase()).digest("base64url")',
    replacement: "who.toLowerCase() + secret.slice(0, 0)",
    tests: [limits],
  },
  {
    name: "clean-up: messages are never forgotten",
    ...inCleanUp("  forgetOldMessages"),
  },
  {
    name: "clean-up: page speeds are never forgotten",
    ...inCleanUp("  forgetVitals"),
  },
  {
    name: "clean-up: accounts are never tidied",
    ...inCleanUp("  cleanAccounts"),
  },
  {
    name: "clean-up: mails that wait lose their recipients",
    kind: "privacy",
    file: "src/features/deliveries/server/store.ts",
    text: `["sent", "failed", "cancelled"]),
        lt(deliveries.created_at, before),
        or(`,
    replacement: `["sent", "failed", "cancelled", "waiting"]),
        lt(deliveries.created_at, before),
        or(`,
    tests: [cleanUp],
  },
  {
    name: "files: all of them are kept for good",
    kind: "cache",
    file: "src/delivery/cache/static-files.ts",
    text: "immutable = /^$/",
    replacement: "immutable = /./",
    tests: [site],
  },
  {
    name: "files: an immutable folder means every file of it",
    kind: "cache",
    file: "src/delivery/cache/static-files.ts",
    text: "immutable.test(url) ?",
    replacement: "immutable.source ?",
    tests: [site],
  },
  {
    name: "library: searches are kept as pages",
    kind: "cache",
    file: "src/features/templates/server/listing.ts",
    text: 'asked === "" || (isCategory',
    replacement: 'asked !== "none" || (isCategory',
    tests: ["src/features/templates/server/listing.test.ts"],
  },
  {
    name: "cache: pages outlive the library's version",
    kind: "cache",
    file: "src/delivery/cache/response-cache.ts",
    text: "page.version !== version || ",
    replacement: "",
    tests: [site],
  },
  {
    name: "library: private templates are found",
    kind: "access",
    file: "src/features/templates/server/search/search-store.ts",
    text: 'const where = ["is_public"];',
    replacement: 'const where = ["true"];',
    tests: [library],
  },
  {
    name: "library: % in a search stands for anything",
    kind: "query",
    file: "src/features/templates/server/search/search-store.ts",
    text: " and position(${text} in search_text) > 0",
    replacement: "",
    tests: [library],
  },
  {
    name: "errors: Retry-After is missing",
    kind: "answer",
    file: "src/platform/http/errors.ts",
    text: 'if (refusal.retryAfter) c.header("Retry-After"',
    replacement: 'if (!refusal) c.header("Retry-After"',
    tests: [downloads],
  },
  {
    name: "errors: a bug is shown as it is",
    kind: "secret",
    file: "src/platform/http/errors.ts",
    text: "return c.json({ error: outage.unexpected }, 500);",
    replacement: "return c.json({ error: error.message }, 500);",
    tests: [site],
  },
  {
    name: "bodies: one byte too many is taken",
    kind: "limit",
    file: "src/main/app.ts",
    text: "const MAX_BODY_BYTES = 64 * 1024;",
    replacement: "const MAX_BODY_BYTES = 64 * 1024 + 1;",
    tests: [site],
  },
  {
    name: "origin: a page that hides its origin is trusted",
    kind: "access",
    file: "src/platform/http/origin.ts",
    text: 'c.req.header("sec-fetch-site") === "cross-site"',
    replacement: 'c.req.header("sec-fetch-site") === "none at all"',
    tests: [site],
  },
  {
    name: "deliveries: no longer wait after each failing try",
    kind: "retry",
    file: "src/platform/deliveries/retry.ts",
    text: "RETRY_DELAYS_MS[attempts - 1]",
    replacement: "RETRY_DELAYS_MS[0]",
    tests: [retry],
  },
  {
    name: "deliveries: an outage costs a mail its tries",
    kind: "retry",
    file: "src/platform/deliveries/attempt.ts",
    text: '(scope === "transport" ? 0 : 1)',
    replacement: "1",
    tests: [retry],
  },
  {
    name: "deliveries: a mail that left leaves again",
    kind: "retry",
    file: "src/platform/deliveries/store.ts",
    text: '      state: "sent",\n      recipient,',
    replacement: '      state: "waiting",\n      recipient,',
    tests: [deliveries, retry],
  },
  {
    name: "staff: anybody who is signed in passes",
    kind: "access",
    file: "src/features/auth/server/guard.ts",
    text: "if (!(await isStaff(visit.platform, account))) {",
    replacement: "if (!account) {",
    tests: [shut, inbox],
  },
  {
    name: "staff: a second factor is not asked for",
    kind: "access",
    file: "src/features/auth/server/guard.ts",
    text: "if (!account.twoFactors) {",
    replacement: "if (!account) {",
    tests: [shut, inbox],
  },
  {
    name: "accounts: one key for every purpose",
    kind: "secret",
    file: "src/features/auth/server/factors/encryption.ts",
    text: "`accounts ${purpose}`",
    replacement: "`accounts ${purpose.slice(0, 0)}`",
    tests: ["src/features/auth/server/factors/encryption.test.ts"],
  },
  {
    name: "accounts: a token for others is taken",
    kind: "access",
    file: "src/features/auth/server/sessions/access-token.ts",
    text: "      audience: AUDIENCE,\n",
    replacement: "",
    tests: [sessions, accounts],
  },
  {
    name: "accounts: a mailed code may be tried a thousand times",
    kind: "limit",
    file: "src/features/auth/server/mailed/one-time.ts",
    text: "const MAX_TRIES = 10;",
    replacement: "const MAX_TRIES = 1000;",
    tests: [accounts],
  },
  {
    name: "accounts: an authenticator's code works twice",
    kind: "access",
    file: "src/features/auth/server/factors/totp.ts",
    text: "step > lastStep && ",
    replacement: "",
    tests: ["src/features/auth/server/factors/totp.test.ts", factors],
  },
  {
    name: "newsletter: a link for one thing does the other",
    kind: "secret",
    file: "src/features/newsletter/server/link.ts",
    text: "`newsletter ${purpose} ${id}`",
    replacement: "`newsletter ${purpose.slice(0, 0)} ${id}`",
    tests: [newsletter],
  },
  {
    name: "leads: “don't” is no no",
    kind: "rule",
    file: "src/features/leads/server/lead-rules.ts",
    text: `["don't", "no"]`,
    replacement: `["no"]`,
    tests: [leads],
  },
  {
    name: "assistant: what was not spent stays reserved",
    kind: "limit",
    file: "src/features/chat/server/budget.ts",
    text: "reservation, Math.round(spent)",
    replacement: "reservation, Math.max(reservation.tokens, Math.round(spent))",
    tests: [chat],
  },
];
