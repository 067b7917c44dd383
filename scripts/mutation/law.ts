import { readFileSync } from "node:fs";
import { conditionMutants } from "./condition-mutants.ts";
import type { Mutant } from "./mutant.ts";

type Law = { name: string; files: readonly string[]; tests: readonly string[] };

/** Rules that the law asks for, the files that keep them, and the tests that should notice. */
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
      "src/features/newsletter/server/same-address.ts",
      "src/features/newsletter/server/unsubscribe.ts",
      "src/platform/suppressions/store.ts",
      "src/platform/suppressions/suppressions.ts",
    ],
    tests: ["src/features/newsletter", "src/features/privacy/endings.service.test.ts"],
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
    tests: ["src/features/privacy", "src/features/people"],
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

/** Turns each condition of the files above around, one at a time. */
export function lawMutants(): Mutant[] {
  return LAWS.flatMap(({ name, files, tests }) =>
    files.flatMap((file) =>
      conditionMutants(readFileSync(file, "utf8")).map(({ what, line, ...place }) => ({
        ...place,
        name: `${name}: ${file}:${line} ${what}`,
        file,
        tests,
      })),
    ),
  );
}
