import type { Mutant } from "./mutant.ts";

const inbox = "src/features/admin/admin.endpoint.test.ts";
const shut = "src/features/admin/access.endpoint.test.ts";
const accounts = "src/features/auth/server/http/accounts.endpoint.test.ts";
const factors = "src/features/auth/server/factors/factors.endpoint.test.ts";
const sessions = "src/features/auth/server/sessions/sessions.endpoint.test.ts";

export const accountsMutants: readonly Mutant[] = [
  {
    name: "people: a note that is repeated is another one",
    kind: "rule",
    file: "src/features/people/server/change.ts",
    text: "{ ...note, ...(key && { id: derivedId(key, actor, id, text) }) }",
    replacement: "note",
    tests: ["src/features/api/api.endpoint.test.ts"],
  },
  {
    name: "people: another note under the same key is taken for the first",
    kind: "rule",
    file: "src/features/people/server/change.ts",
    text: "derivedId(key, actor, id, text)",
    replacement: "derivedId(key, actor, id)",
    tests: ["src/features/api/api.endpoint.test.ts"],
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
    file: "src/platform/secrets/encryption.ts",
    text: '"", purpose, 32',
    replacement: '"", purpose.slice(0, 0), 32',
    tests: ["src/platform/secrets/encryption.test.ts"],
  },
  {
    name: "accounts: a token for others is taken",
    kind: "access",
    file: "src/features/auth/server/tokens/access-token.ts",
    text: "      audience: AUDIENCE,\n",
    replacement: "",
    tests: [sessions, accounts],
  },
  {
    name: "accounts: a mailed code may be tried a thousand times",
    kind: "limit",
    file: "src/features/auth/server/proofs/one-time.ts",
    text: "const MAX_TRIES = 10;",
    replacement: "const MAX_TRIES = 1000;",
    tests: [accounts],
  },
  {
    name: "accounts: an authenticator's code works twice",
    kind: "access",
    file: "src/features/auth/server/proofs/totp.ts",
    text: "step > lastStep && ",
    replacement: "",
    tests: ["src/features/auth/server/proofs/totp.test.ts", factors],
  },
  {
    name: "accounts: a session that ended may still manage recovery codes",
    kind: "access",
    file: "src/features/auth/server/factors/recovery-codes.ts",
    text: "const locked = await lockSignedIn(tx, person);",
    replacement: "const locked = person;",
    tests: ["src/features/auth/server/factors/second-step.endpoint.test.ts"],
  },
];
