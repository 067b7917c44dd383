import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "checkup-"));
const COMMAND = join(folder, "node_modules/n8n-checkup/dist/command/main.js");
const BROKEN = {
  name: "Broken",
  nodes: [
    {
      id: "a",
      name: "Start",
      type: "n8n-nodes-base.manualTrigger",
      typeVersion: 1,
      position: [0, 0],
      parameters: {},
    },
    {
      id: "b",
      name: "Work",
      type: "n8n-nodes-base.noOp",
      typeVersion: 1,
      position: [200, 0],
      parameters: {},
    },
  ],
  connections: { a: { main: [[{ node: "b", type: "main", index: 0 }]] } },
};
const SOUND = {
  ...BROKEN,
  connections: { Start: { main: [[{ node: "Work", type: "main", index: 0 }]] } },
};

beforeAll(async () => {
  const { stdout } = await run("npm", ["pack", "--silent", "--pack-destination", folder], {
    cwd: resolve("packages/check"),
  });
  const packed = join(folder, stdout.trim().split("\n").at(-1) ?? "");
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", packed], { cwd: folder });
  writeFileSync(join(folder, "broken.json"), JSON.stringify(BROKEN, null, 2));
  writeFileSync(join(folder, "sound.json"), JSON.stringify(SOUND));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function checkup(
  args: string[],
  input = "",
): Promise<{ code: number; out: string; err: string }> {
  const started = run(process.execPath, [COMMAND, ...args], { cwd: folder });
  started.child.stdin?.end(input);
  try {
    const { stdout, stderr } = await started;
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
}

describe("the packed package, installed into an empty folder", () => {
  test("needs no other package", () => {
    const { dependencies } = JSON.parse(
      readFileSync(join(folder, "node_modules/n8n-checkup/package.json"), "utf8"),
    ) as { dependencies?: object };
    expect(dependencies).toBeUndefined();
  });

  test("finds what is broken and says so by its exit code", async () => {
    expect(await checkup(["sound.json"])).toMatchObject({ code: 0 });
    expect(await checkup(["{broken,sound}.json", "--fail-on", "worth-knowing"])).toMatchObject({
      code: 1,
      out: expect.stringContaining("name the ids of steps"),
    });
    expect(await checkup(["missing.json"])).toMatchObject({ code: 2 });
    expect(await checkup(["package.json"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("no workflow"),
    });
    expect(await checkup(["--profile", "none", "x"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("A profile is one of"),
    });
  });

  test("checks a file whose name has brackets, and names a pattern that fits no file", async () => {
    writeFileSync(join(folder, "Orders [old].json"), JSON.stringify(BROKEN));
    expect(await checkup(["sound.json", "Orders [old].json"])).toMatchObject({ code: 1 });
    expect(await checkup(["sound.json", "lost-*.json"])).toMatchObject({
      code: 2,
      err: "No file matches lost-*.json.\n",
    });
  });

  test("says which Node it needs", async () => {
    const older = `data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "20.20.2" } })`;
    const started = run(process.execPath, ["--import", older, COMMAND, "sound.json"], {
      cwd: folder,
    });
    await expect(started).rejects.toMatchObject({
      code: 2,
      stderr: "n8n-checkup needs Node 22 or newer; this is 20.20.2.\n",
    });
  });

  test("reads standard input", async () => {
    expect(await checkup(["-"], JSON.stringify(BROKEN))).toMatchObject({ code: 1 });
  });

  test("writes every format", { tags: ["slow"] }, async () => {
    const json = await checkup(["broken.json", "--format", "json"]);
    expect(JSON.parse(json.out)).toMatchObject([
      { path: "broken.json", findings: [{ rule: "connection-ids" }] },
    ]);
    const sarif = await checkup(["broken.json", "--format", "sarif"]);
    expect(JSON.parse(sarif.out)).toMatchObject({
      version: "2.1.0",
      runs: [{ results: [{ ruleId: "connection-ids", level: "error" }] }],
    });
    writeFileSync(join(folder, "my flow #1.json"), JSON.stringify(BROKEN));
    const spaced = await checkup(["my flow #1.json", "--format", "sarif"]);
    expect(spaced.out).toContain('"uri": "my%20flow%20%231.json"');
    const github = await checkup(["broken.json", "--format", "github"]);
    expect(github.out).toMatch(/^::error file=broken\.json,line=\d+,title=connection-ids::/);
    const markdown = await checkup(["broken.json", "--format", "markdown"]);
    expect(markdown.out).toContain("**Will not run**");
  });

  test("mends faults that can be mended in only one way", async () => {
    const mended = await checkup(["broken.json", "--fix"]);
    expect(mended).toMatchObject({ code: 0, err: expect.stringContaining("mended:") });
    const file = JSON.parse(readFileSync(join(folder, "broken.json"), "utf8")) as typeof BROKEN;
    expect(file.connections).toEqual(SOUND.connections);
  });

  const json = JSON.stringify(BROKEN, null, 2);
  test.each([
    ["words before it", `Our flow:\n\n${json}\n`],
    ["words after it", `${json}\n\nPlease check this.\n`],
    ["a code block around it", `\`\`\`json\n${json}\n\`\`\`\n`],
    ["a list around it", `[${json}]`],
    ["another object around it", `{ "data": ${json} }`],
    ["another workflow after it", `${json}\n${json}`],
  ])("with --fix, leaves a file unchanged in which the workflow has %s", async (_, text) => {
    writeFileSync(join(folder, "more.md"), text);
    const checked = await checkup(["more.md", "--fix"]);
    expect(checked).toMatchObject({ code: 2, err: expect.stringContaining("nothing was written") });
    expect(readFileSync(join(folder, "more.md"), "utf8")).toBe(text);
  });

  test("is a typed module for programs", async () => {
    const program = `import { checkWorkflow, readWorkflows } from "n8n-checkup";
      import { loadCatalog } from "n8n-checkup/node";
      const [{ file }] = readWorkflows(${JSON.stringify(JSON.stringify(BROKEN))}).workflows;
      console.log(checkWorkflow(file, { catalog: loadCatalog() }).findings.length);`;
    const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: folder,
    });
    expect(stdout.trim()).toBe("1");
  });
});
