import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keepServerCodeOut } from "#delivery/build/keep-server-code-out.ts";
import { importsIn, ringsIn, roomGraph } from "#tests/support/imports/room-graph.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function project(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "site-walls-"));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  return folder;
}

const EMPTY = "export const x = 1;\n";

/** The file `from` imports the file `to`, and thereby breaks the rules `broken`. */
const IMPORTS: [what: string, from: string, to: string, broken: string[]][] = [
  [
    "a contract imports a service",
    "src/features/a/contract.ts",
    "src/features/a/server/service.ts",
    ["contracts-know-only-words"],
  ],
  [
    "ui imports the platform",
    "src/features/a/ui/list.tsx",
    "src/platform/log/log.ts",
    ["browser-code-reaches-no-server"],
  ],
  [
    "a feature reaches into another's store",
    "src/features/a/server/mail.ts",
    "src/features/b/server/store.ts",
    ["features-meet-at-contract-service-and-guard"],
  ],
  [
    "a service touches a table",
    "src/features/c/server/service.ts",
    "src/platform/database/schema/a.ts",
    ["only-stores-touch-tables"],
  ],
  [
    "a page asks a store",
    "src/features/b/page.tsx",
    "src/features/b/server/store.ts",
    ["pages-and-endpoints-go-through-services"],
  ],
  [
    "a service imports hono",
    "src/features/d/server/service.ts",
    "hono",
    ["services-know-no-transport"],
  ],
  [
    "the code of browsers reaches another feature's browser code, but for what it offers",
    "src/features/a/ui/form.tsx",
    "src/features/b/ui/form.tsx",
    ["features-meet-at-contract-service-and-guard"],
  ],
  [
    "a room below a server's touches a table and is no store",
    "src/features/a/server/deep/restore.ts",
    "src/platform/database/schema/a.ts",
    ["only-stores-touch-tables"],
  ],
  [
    "a browser island imports the cache of the server",
    "src/delivery/islands/a.ts",
    "src/delivery/cache/b.ts",
    ["browser-code-reaches-no-server"],
  ],
  [
    "the platform knows a feature",
    "src/platform/mail/mail.ts",
    "src/features/b/contract.ts",
    ["ground-knows-no-feature"],
  ],
  [
    "the workflow engine imports node:fs",
    "src/workflow/outline/a.ts",
    "node:fs",
    ["the-workflow-engine-runs-anywhere"],
  ],
  [
    "the workflow engine imports a feature",
    "src/workflow/outline/b.ts",
    "src/features/b/contract.ts",
    ["the-workflow-engine-runs-anywhere"],
  ],
  [
    "the check-up imports node:fs",
    "packages/check/src/rules/a.ts",
    "node:fs",
    ["the-check-up-stands-alone"],
  ],
  [
    "the check-up imports the site",
    "packages/check/src/rules/b.ts",
    "src/shared/a.ts",
    ["the-check-up-stands-alone"],
  ],
  [
    "the check-up's command imports a package",
    "packages/check/src/command/a.ts",
    "src/shared/a.ts",
    ["the-check-ups-command-needs-only-node"],
  ],
  ["nothing: the check-up's command reads files", "packages/check/src/command/b.ts", "node:fs", []],
  ["the site imports a tool", "src/main/app.ts", "tools/a/x.ts", ["the-site-knows-no-tool"]],
  ["a tool imports another", "tools/b/y.ts", "tools/a/x.ts", ["tools-know-no-other-tool"]],
  [
    "the site imports a package that only tests have",
    "src/shared/e.ts",
    "fast-check",
    ["the-site-needs-no-package-of-the-tests"],
  ],
  ["two modules import each other", "src/shared/a.ts", "src/shared/b.ts", ["no-circles"]],
  ["two modules import each other's types", "src/shared/c.ts", "src/shared/d.ts", ["no-circles"]],
  [
    "nothing: ui imports its contract",
    "src/features/b/ui/list.tsx",
    "src/features/b/contract.ts",
    [],
  ],
  [
    "nothing: ui imports what another feature offers",
    "src/features/b/ui/card.tsx",
    "src/features/a/client/button.tsx",
    [],
  ],
  [
    "nothing: a store in a deeper room touches a table",
    "src/features/b/server/deep/users-store.ts",
    "src/platform/database/schema/a.ts",
    [],
  ],
];

/** Folders whose direct parts (folders and files) must not import each other in a ring. */
const LAYERED = [
  "src/",
  "src/features/",
  "src/features/auth/server/",
  "src/platform/",
  "src/platform/database/",
  "src/workflow/",
  "src/delivery/",
  "src/design/",
  "src/shared/",
  "packages/check/src/",
];

const importOf = (from: string, to: string) =>
  `import { x } from "${to.includes("/") ? `./${relative(dirname(from), to)}` : to}";\nexport const y = x;\n`;

describe("the import rules report", () => {
  let violations: { from: string; rule: { name: string } }[];

  // All cases are checked at once, because starting the checker takes longer than checking.
  beforeAll(() => {
    const cwd = project({
      "package.json": '{"type":"module","devDependencies":{"fast-check":"*"}}',
      ...Object.fromEntries(
        IMPORTS.map(([, , to]) => [to, EMPTY]).filter(([to]) => to?.includes("/")),
      ),
      ...Object.fromEntries(IMPORTS.map(([, from, to]) => [from, importOf(from, to)])),
      "src/shared/b.ts": importOf("src/shared/b.ts", "src/shared/a.ts"),
      "src/shared/c.ts": 'import type { D } from "./d.ts";\nexport type C = D | 1;\n',
      "src/shared/d.ts": 'import type { C } from "./c.ts";\nexport type D = C | 2;\n',
    });
    const cruiser = join(
      process.cwd(),
      "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
    );
    const config = join(process.cwd(), ".dependency-cruiser.mjs");
    const { stdout } = spawnSync(
      process.execPath,
      [cruiser, "--config", config, "--output-type", "json", "src", "packages", "tools"],
      { cwd, encoding: "utf8" },
    );
    ({ violations } = (
      JSON.parse(stdout) as { summary: { violations: typeof violations } }
    ).summary);
  });

  test.each(IMPORTS)("%s", (_, from, __, broken) => {
    const found = violations.filter((violation) => violation.from === from);
    expect(found.map(({ rule }) => rule.name)).toEqual(broken);
  });
});

describe("folders do not import each other in a ring", () => {
  test.each(LAYERED)("below %s", (folder) => {
    expect(ringsIn(roomGraph(folder))).toEqual([]);
  });

  test("between the site, its content, the tools and the scripts", () => {
    const graph = roomGraph("", "{src,content,tools,scripts}/**/*.{ts,tsx}");
    expect(ringsIn(graph)).toEqual([]);
    expect([...(graph.get("tools") ?? [])]).not.toContain("scripts");
  });

  test("the test itself finds a ring of three folders, and every form of an import", () => {
    const graph = new Map([
      ["a", new Set(["b"])],
      ["b", new Set(["c", "d"])],
      ["c", new Set(["a"])],
      ["d", new Set<string>()],
    ]);
    expect(ringsIn(graph)).toEqual([["a", "b", "c"]]);
    const source = `import type { A } from "./a.ts";\nimport {\n  b,\n  c,\n} from "#b/c.ts";\nimport "./d.ts";
export { e } from "./e.ts";\nconst f = () => import("./f.ts");\n`;
    expect(importsIn(source)).toEqual(["./a.ts", "#b/c.ts", "./d.ts", "./e.ts", "./f.ts"]);
  });
});

test.each(["src/features/contact/server/secret.ts", "src/platform/secret.ts"])(
  "the browser's build fails when it would ship %s",
  async (secret) => {
    const root = project({
      "index.html": '<script type="module" src="/main.ts"></script>',
      "main.ts": `import { x } from "./${secret}";\nconsole.log(x);\n`,
      [secret]: EMPTY,
    });
    const building = build({
      root,
      configFile: false,
      logLevel: "silent",
      plugins: [keepServerCodeOut()],
      build: { write: false },
    });
    await expect(building).rejects.toThrow(
      /is server code and was imported by something the browser loads/,
    );
  },
);
