import { readFileSync } from "node:fs";
import { conditionMutants } from "./condition-mutants.ts";

/** A mutant: a source file with one deliberate mistake, and the tests that should fail because of it. */
export type Mutant = {
  name: string;
  file: string;
  /** Where the replaced code begins and ends in the file, in UTF-16 code units. */
  start: number;
  end: number;
  replacement: string;
  /** Test files or folders, as arguments of vitest. */
  tests: readonly string[];
};

type Law = { name: string; files: readonly string[]; tests: readonly string[] };

const LAWS: readonly Law[] = [
  {
    name: "consent",
    files: ["src/features/downloads/server/service.ts"],
    tests: ["src/features/downloads"],
  },
  {
    name: "consent",
    files: ["src/features/leads/server/newsletter-wish.ts", "src/features/leads/server/service.ts"],
    tests: ["src/features/leads"],
  },
  {
    name: "consent",
    files: [
      "src/features/newsletter/server/link.ts",
      "src/features/newsletter/server/mails.ts",
      "src/features/newsletter/server/service.ts",
      "src/features/newsletter/server/store.ts",
    ],
    tests: ["src/features/newsletter"],
  },
  {
    name: "unsubscribe",
    files: [
      "src/features/newsletter/server/unsubscribe.ts",
      "src/platform/suppressions/suppressions.ts",
    ],
    tests: [
      "src/features/newsletter",
      "src/features/privacy/endings.service.test.ts",
      "src/platform/suppressions",
    ],
  },
  {
    name: "unsubscribe",
    files: ["src/features/contact/server/announce.ts"],
    tests: ["src/features/contact/announce.service.test.ts", "src/features/inbox"],
  },
  {
    name: "erasure",
    files: [
      "src/features/privacy/server/erasure/erase.ts",
      "src/features/privacy/server/erasure/erased-list.ts",
      "src/features/privacy/server/erasure/erasures-store.ts",
      "src/features/privacy/server/erasure/replay-endings.ts",
      "src/features/privacy/server/erasure/replay.ts",
      "src/features/privacy/server/person/address.ts",
      "src/features/privacy/server/person/mentions.ts",
    ],
    tests: [
      "src/features/privacy",
      "src/features/people",
      "src/features/webhooks/webhooks.endpoint.test.ts",
    ],
  },
  {
    name: "retention",
    files: [
      "src/platform/database/personal-data/day-salt.ts",
      "src/platform/database/personal-data/forget-old.ts",
    ],
    tests: [
      "src/platform/database/personal-data",
      "tests/clean-up.service.test.ts",
      "tests/retention.service.test.ts",
    ],
  },
];

type Harmless = { file: string; what: string; why: string };

/**
 * Mutants that may survive all tests, because they break no law. `what`: the beginning of the mutant's description
 * "right code → wrong code".
 */
export const HARMLESS: readonly Harmless[] = [
  {
    file: "src/features/newsletter/server/link.ts",
    what: "!z.uuid().safeParse(id).success → false",
    why: "the signature is checked next, and nobody can sign another id",
  },
  {
    file: "src/features/newsletter/server/mails.ts",
    what: "subject_id && (await subscriptionRows.find(platform.database.db, subject_id)) → await",
    why: "these emails are never ordered without a subscription",
  },
  {
    file: "src/features/newsletter/server/mails.ts",
    what: "subject_id → true",
    why: "these emails are never ordered without a subscription",
  },
  {
    file: "src/features/newsletter/server/mails.ts",
    what: "downloaded.length > 0 → true",
    why: "only the heading of the suggested templates changes",
  },
  {
    file: "src/features/newsletter/server/service.ts",
    what: "!(error instanceof Refusal) → false",
    why: "what failed is rolled back, so neither a row nor an email stays",
  },
  {
    file: "src/features/newsletter/server/service.ts",
    what: "!signed → false",
    why: "no subscription has a missing id",
  },
  {
    file: "src/features/newsletter/server/service.ts",
    what: "!id → false",
    why: "no subscription has a missing id",
  },
];

export function lawMutants(): Mutant[] {
  return LAWS.flatMap(({ name, files, tests }) =>
    files.flatMap((file) =>
      conditionMutants(readFileSync(file, "utf8"))
        .filter(
          ({ what }) => !HARMLESS.some((one) => one.file === file && what.startsWith(one.what)),
        )
        .map(({ what, line, ...place }) => ({
          ...place,
          name: `${name}: ${file}:${line} ${what}`,
          file,
          tests,
        })),
    ),
  );
}
