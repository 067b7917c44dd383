import type { Mutant } from "./mutant.ts";

const contact = "src/features/contact/contact.service.test.ts";
const downloads = "src/features/downloads/downloads.endpoint.test.ts";
const cleanUp = "tests/clean-up.service.test.ts";
const site = "tests/http/app.endpoint.test.ts";
const retry = "src/platform/outbox/retry.service.test.ts";
const deliveries = "src/platform/outbox/mail.service.test.ts";
const limits = "src/platform/rate-limits.service.test.ts";
const jobs = "src/main/jobs.ts";
const rateLimits = "src/platform/rate-limits.ts";

const inCleanUp = (call: string): Omit<Mutant, "name"> => ({
  kind: "privacy",
  file: jobs,
  text: `${call},\n`,
  replacement: "",
  tests: [cleanUp],
});

export const platformMutants: readonly Mutant[] = [
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
    name: "clean-up: nothing is forgotten",
    ...inCleanUp("  ...forgetOld"),
  },
  {
    name: "clean-up: signing keys never change",
    ...inCleanUp("  rotateKeys"),
  },
  {
    name: "clean-up: mails that wait lose their recipients",
    kind: "privacy",
    file: "src/platform/database/personal-data/site-annotations.ts",
    text: "while: `${OVER} and (",
    replacement: "while: `(",
    tests: [cleanUp],
  },
  {
    name: "errors: Retry-After is missing",
    kind: "answer",
    file: "src/platform/http/errors/errors.ts",
    text: 'if (refusal.retryAfter) c.header("Retry-After"',
    replacement: 'if (!refusal) c.header("Retry-After"',
    tests: [downloads],
  },
  {
    name: "errors: a bug is shown as it is",
    kind: "secret",
    file: "src/platform/http/errors/errors.ts",
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
    file: "src/platform/outbox/retry.ts",
    text: "RETRY_DELAYS_MS[attempts - 1]",
    replacement: "RETRY_DELAYS_MS[0]",
    tests: [retry],
  },
  {
    name: "deliveries: an outage costs a mail its tries",
    kind: "retry",
    file: "src/platform/outbox/attempt.ts",
    text: '(scope === "transport" ? 0 : 1)',
    replacement: "1",
    tests: [retry],
  },
  {
    name: "deliveries: a mail that left leaves again",
    kind: "retry",
    file: "src/platform/outbox/store.ts",
    text: '      state: "sent",\n      recipient,',
    replacement: '      state: "waiting",\n      recipient,',
    tests: [deliveries, retry],
  },
  {
    name: "wire: nobody listens to a connection that is refused",
    kind: "answer",
    file: "src/delivery/listen/refuse.ts",
    text: '  socket.on("error", hangUp);',
    replacement: "",
    tests: ["src/delivery/listen/wire.test.ts"],
  },
  {
    name: "wire: all requests of a connection are begun at once",
    kind: "limit",
    file: "src/delivery/listen/one-at-a-time.ts",
    text: "if (!before) return",
    replacement: "return",
    tests: ["src/delivery/listen/wire.test.ts"],
  },
  {
    name: "lists: every fault is told",
    kind: "limit",
    file: "src/shared/lists/list.ts",
    text: "fault < 0 ? values",
    replacement: "fault > -2 ? values",
    tests: ["src/shared/lists/list.test.ts"],
  },
];
