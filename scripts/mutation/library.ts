import type { Mutant } from "./mutant.ts";

const downloads = "src/features/downloads/downloads.endpoint.test.ts";
const library = "src/features/templates/templates.endpoint.test.ts";
const site = "tests/http/app.endpoint.test.ts";
const downloadService = "src/features/downloads/server/service.ts";

export const libraryMutants: readonly Mutant[] = [
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
    file: "src/features/downloads/server/store.ts",
    text: " and ${templates.is_public}",
    replacement: "",
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
    name: "files: all of them are kept for good",
    kind: "cache",
    file: "src/delivery/files/static-files.ts",
    text: "immutable = /^$/",
    replacement: "immutable = /./",
    tests: [site],
  },
  {
    name: "files: an immutable folder means every file of it",
    kind: "cache",
    file: "src/delivery/files/static-files.ts",
    text: "immutable.test(url) ?",
    replacement: "immutable.source ?",
    tests: [site],
  },
  {
    name: "library: searches are kept as pages",
    kind: "cache",
    file: "src/features/templates/server/listing.ts",
    text: 'asked === "" ||',
    replacement: 'asked !== "none" ||',
    tests: ["src/features/templates/server/listing.test.ts"],
  },
  {
    name: "cache: pages outlive the library's version",
    kind: "cache",
    file: "src/delivery/cache/response-cache.ts",
    text: "page && page.version === version",
    replacement: "page",
    tests: [site],
  },
  {
    name: "library: private templates are found",
    kind: "access",
    file: "src/features/templates/server/search/conditions.ts",
    text: 'const where = ["is_public"];',
    replacement: 'const where = ["true"];',
    tests: [library],
  },
  {
    name: "library: % in a search stands for anything",
    kind: "query",
    file: "src/features/templates/server/search/conditions.ts",
    text: 'q.replace(/[\\\\%_]/g, "\\\\$&")',
    replacement: "q",
    tests: [library],
  },
];
