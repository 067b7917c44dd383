import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { afterEach, describe, expect, test } from "vitest";
import { keepServerCodeOut } from "#delivery/build/keep-server-code-out.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A small project of its own with the given files. */
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

function broken(files: Record<string, string>): string[] {
  const folder = project({ ...files, "package.json": '{"type":"module"}' });
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(process.cwd(), "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs"),
      "--config",
      join(process.cwd(), ".dependency-cruiser.mjs"),
      "--output-type",
      "json",
      ...["src", "tools"].filter((name) => existsSync(join(folder, name))),
    ],
    { cwd: folder, encoding: "utf8" },
  );
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string } }[] };
  };
  return [...new Set(summary.violations.map((violation) => violation.rule.name))];
}

const EMPTY = "export const x = 1;\n";
const imports = (path: string) => `import { x } from "${path}";\nexport const y = x;\n`;

describe("a wall stands where", () => {
  test.each([
    [
      "a contract imports a service",
      "contracts-know-only-words",
      "src/features/a/contract.ts",
      "src/features/a/server/service.ts",
    ],
    [
      "ui imports the platform",
      "browser-code-reaches-no-server",
      "src/features/a/ui/form.tsx",
      "src/platform/log/log.ts",
    ],
    [
      "a feature reaches into another's store",
      "features-meet-at-contract-service-and-guard",
      "src/features/a/server/service.ts",
      "src/features/b/server/store.ts",
    ],
    [
      "a service touches a table",
      "only-stores-touch-tables",
      "src/features/a/server/service.ts",
      "src/platform/database/schema.ts",
    ],
    [
      "a page asks a store",
      "pages-and-endpoints-go-through-services",
      "src/features/a/page.tsx",
      "src/features/a/server/store.ts",
    ],
    [
      "a service imports hono",
      "services-know-no-transport",
      "src/features/a/server/service.ts",
      "hono",
    ],
    [
      "the code of browsers reaches another feature's browser code, but for what it offers",
      "features-meet-at-contract-service-and-guard",
      "src/features/a/ui/form.tsx",
      "src/features/b/ui/form.tsx",
    ],
    [
      "a room below a server's touches a table and is no store",
      "only-stores-touch-tables",
      "src/features/a/server/deep/restore.ts",
      "src/platform/database/schema.ts",
    ],
    [
      "what comes alive in the browser imports the cache of the server",
      "browser-code-reaches-no-server",
      "src/delivery/islands/a.ts",
      "src/delivery/cache/b.ts",
    ],
    [
      "the platform knows a feature",
      "ground-knows-no-feature",
      "src/platform/log/log.ts",
      "src/features/a/contract.ts",
    ],
  ])("%s", (_, rule, from, to) => {
    const path = to.includes("/") ? `${"../".repeat(from.split("/").length - 1)}${to}` : to;
    const files = to.includes("/")
      ? { [from]: imports(path), [to]: EMPTY }
      : { [from]: 'import { Hono as x } from "hono";\nexport const y = x;\n' };
    expect(broken(files)).toContain(rule);
  });

  test.each([
    ["node:fs", 'import { readFileSync as x } from "node:fs";\nexport const y = x;\n'],
    ["a feature", imports("../../features/a/contract.ts")],
  ])("the workflow engine imports %s", (_, text) => {
    const files = {
      "src/workflow/read/a.ts": text,
      "src/features/a/contract.ts": EMPTY,
    };
    expect(broken(files)).toContain("the-workflow-engine-runs-anywhere");
  });

  test("the site imports a tool", () => {
    const files = { "src/main/app.ts": imports("../tools/a/x.ts"), "tools/a/x.ts": EMPTY };
    expect(broken(files)).toEqual(["the-site-knows-no-tool"]);
  });

  test("a tool imports another", () => {
    const files = {
      "src/main/app.ts": EMPTY,
      "tools/a/x.ts": imports("../b/x.ts"),
      "tools/b/x.ts": EMPTY,
    };
    expect(broken(files)).toEqual(["tools-know-no-other-tool"]);
  });

  test("two modules import each other", () => {
    expect(
      broken({
        "src/shared/a.ts": imports("./b.ts"),
        "src/shared/b.ts": 'import { y } from "./a.ts";\nexport const x = y;\n',
      }),
    ).toEqual(["no-circles"]);
  });

  test("two modules import each other's types", () => {
    expect(
      broken({
        "src/shared/a.ts": 'import type { B } from "./b.ts";\nexport type A = B | 1;\n',
        "src/shared/b.ts": 'import type { A } from "./a.ts";\nexport type B = A | 2;\n',
      }),
    ).toEqual(["no-circles"]);
  });

  test("nothing is wrong, there is none", () => {
    expect(
      broken({
        "src/features/a/ui/form.tsx": imports("../contract.ts"),
        "src/features/a/contract.ts": EMPTY,
        "src/features/b/ui/form.tsx": imports("../../a/client/button.tsx"),
        "src/features/a/client/button.tsx": EMPTY,
        "src/features/a/server/deep/users-store.ts": imports(
          "../../../../platform/database/schema.ts",
        ),
        "src/platform/database/schema.ts": EMPTY,
      }),
    ).toEqual([]);
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
