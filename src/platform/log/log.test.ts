import { spawnSync } from "node:child_process";
import { expect, test, vi } from "vitest";
import { createLog } from "./log.ts";
import { withoutValues } from "./log-errors.ts";

test("an error without a class keeps its stack", () => {
  const cause = new Error("connect ECONNREFUSED 10.0.0.7:5432");
  const { message, stack } = cause;
  const data = { to: "ada@secret.example" };
  const logged = withoutValues({ code: "ECONNREFUSED", message, stack, data });
  expect(logged).toMatchObject({
    code: "ECONNREFUSED",
    message: "connect ECONNREFUSED 10.0.0.7:5432",
    stack: expect.stringMatching(/^at .*log\.test\.ts/),
  });
  expect(JSON.stringify(logged)).not.toContain("secret");
});

test.each([
  ["a secret", { message: "a string was thrown" }],
  [42, { message: "a number was thrown" }],
  [undefined, { message: "undefined was thrown" }],
  [null, { message: "null was thrown" }],
  [{ token: "a secret" }, { message: "an object without a message" }],
])("a thrown value that is no error is named but not shown: %j", (thrown, logged) => {
  expect(withoutValues(thrown)).toMatchObject(logged);
  expect(JSON.stringify(withoutValues(thrown))).not.toContain("a secret");
});

test.each([
  ["what was parsed", () => void JSON.parse('{"password":"a secret"')],
  ["what was parsed, from its start", () => void JSON.parse("a secret")],
  [
    "an address with its query",
    () => {
      throw new Error("cannot open https://x.example/reset?token=a%20secret (or /y?a=a_secret)");
    },
  ],
])("no logged error contains %s", (_, fail) => {
  let thrown: unknown;
  try {
    fail();
  } catch (error) {
    thrown = error;
  }
  expect(JSON.stringify(withoutValues(thrown))).not.toMatch(/secret/);
});

test("an error that is its own cause is logged without endless repetition", () => {
  const error = new Error("round");
  error.cause = error;
  expect(JSON.stringify(withoutValues(error)).length).toBeLessThan(20_000);
});

test("every output of a process is a line of JSON", () => {
  const program = `
    import { createLog } from "./src/platform/log/log.ts";
    import { captureOutput } from "./src/platform/program/captured-output.ts";
    const log = createLog({ mode: "production", logLevel: "info" });
    captureOutput(log);
    console.log("plain %s", "a secret");
    console.error(new TypeError("broken"));
    console.warn(\`The URL path "/reset?token=a secret" could not be decoded\`);
    for (let n = 0; n < 50; n++) console.warn(\`The URL path "/\${n}" could not be decoded\`);
    console.error({ token: "a secret" });
    console.table([{ token: "a secret" }]);
    console.dir({ token: "a secret" });
    process.emitWarning("this is old", { type: "DeprecationWarning", code: "DEP1" });
    log.info("said");
  `;
  const args = ["--input-type=module", "--eval", program];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr).toBe("");
  const lines = stdout.trim().split("\n");
  const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(events).toMatchObject([
    { level: 30, msg: "plain %s" },
    { level: 50, err: { type: "TypeError", message: "broken" } },
    { level: 40, msg: 'The URL path "…" could not be decoded' },
    { level: 50, err: { message: "an object without a message" } },
    { level: 30, msg: "said" },
    { level: 40, err: { type: "DeprecationWarning", message: "this is old", code: "DEP1" } },
  ]);
  expect(stdout).not.toContain("a secret");
});

async function lineOf(path: string): Promise<string> {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  createLog({ mode: "production", logLevel: "info" }).info({ path }, "request");
  await vi.waitFor(() => expect(written).toHaveBeenCalled());
  const line = String(written.mock.calls[0]?.[0]);
  written.mockRestore();
  return line;
}

test("an event stays on one line, even if a URL contains line breaks", async () => {
  const path = "/a\u2028b\u2029c\u0085d";
  const line = await lineOf(path);
  expect(line).not.toMatch(/[\u2028\u2029\u0085]/);
  expect(JSON.parse(line)).toMatchObject({ path, msg: "request" });
});

test("an event stays short, even if a URL is long", async () => {
  expect((await lineOf(`/${"a".repeat(15_000)}`)).length).toBeLessThan(500);
});
