import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, onTestFinished, test, vi } from "vitest";
import { backups as labels } from "#content/accounts/backups.ts";
import { noteOutcome } from "#platform/backup/outcomes.ts";
import { readConfig, type Config } from "#platform/config/config.ts";
import { lockFolder } from "#platform/database/embedded/folder-lock.ts";
import { createPlatform } from "#platform/platform.ts";
import { temporaryFolder } from "#tests/support/operation/data-folders.ts";
import { createTestPlatform } from "#tests/support/platform.ts";
import { DAY_MS } from "#shared/time/days.ts";
import { runCommand } from "../commands.ts";
import { examine, examineSettings, reportFailure, reportOf, type Findings } from "./doctor.ts";
import { staffCommand } from "#features/auth/server/flows/staff-command.ts";
import { askAccountService, askModel, checkNames } from "./service-checks.ts";
import {
  checkClock,
  checkDisk,
  checkOrigin,
  checkOwnData,
  checkSender,
} from "./settings-checks.ts";

const ONLINE = { PUBLIC_ORIGIN: "https://www.example.com", TRUSTED_PROXIES: "1" };
const isPostgres = process.env["TEST_DATABASE"] === "postgres";
const settings = (environment: Record<string, string>): Config =>
  readConfig({ DATA_DIR: temporaryFolder(), ...environment }, "test");
const stateOf = (findings: Findings, name: string) =>
  findings.find(({ check }) => check === name)?.state;

test("a site on trial has no failures, and each warning names a command that helps", async () => {
  const findings = await examine(await createTestPlatform({ dataDir: temporaryFolder() }));
  expect(findings.filter(({ state, check }) => state === "fail" && check !== "backup")).toEqual([]);
  expect(findings.filter(({ state, mend }) => state === "warn" && !mend)).toEqual([]);
  expect(stateOf(findings, "database")).toBe("ok");
  expect(stateOf(findings, "database's clock")).toBe("ok");
});

test("missing legal data, mail and staff are failures online", async () => {
  const config = settings(ONLINE);
  const findings = await examine(await createTestPlatform(config));
  for (const check of ["own data", "mail server", "staff address", "staff"])
    expect([check, stateOf(findings, check)]).toEqual([check, "fail"]);
  expect(stateOf(findings, "origin")).toBe("ok");
});

test("the doctor does not call invited people staff, and says how they join", async () => {
  const platform = await createTestPlatform(settings(ONLINE));
  await staffCommand(platform, ["add", "ada@example.com"]);
  expect((await examine(platform)).find(({ check }) => check === "staff")).toMatchObject({
    state: "fail",
    says: expect.stringMatching(/^1 are invited/) as unknown,
    mend: expect.stringContaining("staff add EMAIL") as unknown,
  });
});

test.each([
  [{}, "warn"],
  [{ PUBLIC_ORIGIN: "http://localhost:3000" }, "ok"],
  [{ PUBLIC_ORIGIN: "http://www.example.com" }, "fail"],
  [{ PUBLIC_ORIGIN: "https://www.example.com" }, "fail"],
  [ONLINE, "ok"],
])("the doctor checks origin and proxies %o: %s", async (environment, state) => {
  expect(stateOf(await examineSettings(settings(environment)), "origin")).toBe(state);
});

test("the doctor warns if requests can bypass the proxy, except in a container, where published ports decide that", () => {
  const states = ["0.0.0.0", "::", "127.0.0.1"].map((host) =>
    [false, true].map((contained) => checkOrigin({ ...settings(ONLINE), host }, contained).state),
  );
  expect(states).toEqual([
    ["warn", "ok"],
    ["warn", "ok"],
    ["ok", "ok"],
  ]);
});

test("the doctor says that the mail server cannot be reached, and what to check", async () => {
  const config = settings({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "a@example.com" });
  const found = (await examineSettings(config)).find(({ check }) => check === "mail server");
  expect(found).toMatchObject({ state: "fail", mend: expect.stringContaining("SMTP_URL") });
});

test("disk, clock, legal data and samples are reported as they are", () => {
  const MB = 1024 * 1024;
  const disks = [100, 500, 5000].map((free) => checkDisk("/data", free * MB).state);
  expect(disks).toEqual(["fail", "warn", "ok"]);
  const now = new Date("2026-11-22T02:00:00Z");
  const made = ["2026-11-23T00:00:00+01:00", "2026-11-21T00:00:00Z", ""];
  expect(made.map((date) => checkClock(now, date).state)).toEqual(["fail", "ok", "ok"]);
  expect(checkOwnData(true, ["legal.vatId"]).state).toBe("fail");
  expect(checkOwnData(true, ["bookingUrl"]).says).toContain("booking link");
  expect(checkOwnData(true, ["people"]).state).toBe("warn");
  expect(checkOwnData(true, []).state).toBe("ok");
  expect(checkSender(true, "Wirewerk <hello@example.com>")).toMatchObject({
    state: "fail",
    says: expect.stringContaining("in the name of hello@example.com, which") as unknown,
  });
  expect(checkSender(true, "Quill <hello@quill.test>").state).toBe("ok");
});

test("an old or unreadable backup is a failure", async () => {
  const dataDir = temporaryFolder();
  const platform = await createTestPlatform({ dataDir });
  platform.database = { ...platform.database, copy: () => Promise.reject(new Error("no")) };
  const backup = async () => stateOf(await examine(platform), "backup");
  expect(await backup()).toBe("ok");
  platform.travelTo(new Date(Date.now() + 3 * DAY_MS));
  expect(await backup()).toBe("fail");
  mkdirSync(join(dataDir, "backups"));
  const name = `${platform.now().toISOString().slice(0, 19).replaceAll(":", "-")}.tar.gz`;
  writeFileSync(join(dataDir, "backups", name), "not a backup");
  expect(await backup()).toBe("fail");
});

test("all backup failures are reported, with the remedy for each", async () => {
  const platform = await createTestPlatform({
    dataDir: temporaryFolder(),
    backup: { command: "true" },
  });
  for (const step of ["copied", "restored"] as const)
    await noteOutcome(platform, step, { why: `no ${step}` });
  const found = async () =>
    (await examine(platform)).find(({ check }) => check === "backup") ?? { says: "", mend: "" };
  const { says, mend } = await found();
  expect([says.match(/no (copied|restored)\./g), mend]).toEqual([
    ["no copied.", "no restored."],
    `${labels.mend.copied} ${labels.mend.restored}`,
  ]);
  // A failed test of a backup is recorded even if an operator, not the weekly job, has started the test.
  const tried = await runCommand(platform, { name: "backup", args: ["--try"], stdin: "" });
  expect(tried).toMatchObject({ exitCode: 1 });
  expect((await found()).says).toContain(tried.output);
});

test.runIf(isPostgres)("on PostgreSQL a missing or impossible backup is reported", async () => {
  const backupWith = async (backup: Config["backup"]) =>
    (await examine(await createTestPlatform({ dataDir: temporaryFolder(), backup }))).find(
      ({ check }) => check === "backup",
    );
  expect(await backupWith({})).toMatchObject({ state: "warn" });
  vi.stubEnv("PATH", "/nowhere");
  expect(await backupWith({ command: "true" })).toMatchObject({
    state: "fail",
    says: expect.stringContaining("pg_dump is not installed here") as unknown,
  });
  vi.unstubAllEnvs();
});

test("a mistyped backup key is found before the first night", async () => {
  const stateWith = async (recipient: string) =>
    (await examine(await createTestPlatform({ dataDir: temporaryFolder(), backup: { recipient } })))
      .filter(({ check, says }) => check === "backup" && says.includes("BACKUP_RECIPIENT"))
      .map(({ state }) => state);
  expect(await stateWith(`age1${"q".repeat(58)}`)).toEqual(["fail"]);
  expect(await stateWith(await identityToRecipient(await generateX25519Identity()))).toEqual([]);
});

test("the exit code tells whether there are failures, with output as text or JSON", async () => {
  const findings: Findings = [
    { check: "disk", state: "fail", says: "It is full.", mend: "Make room." },
    { check: "node", state: "ok", says: "New enough." },
  ];
  expect(reportOf(findings, [])).toEqual({
    exitCode: 1,
    output: "✗ disk: It is full.\n    Make room.\n✓ node: New enough.",
  });
  expect(JSON.parse(reportOf(findings, ["--json"]).output)).toEqual({ ok: false, findings });
  expect(reportOf(findings.slice(1), []).exitCode).toBe(0);
});

test("a setting that prevents the start is reported as a finding", async () => {
  const error = await Promise.resolve()
    .then(() => readConfig({ PORT: "x" }, "test"))
    .catch((thrown: unknown) => thrown);
  const { exitCode, output } = await reportFailure(error, []);
  expect([exitCode, output]).toEqual([1, expect.stringMatching(/✗ settings: .*\n.*PORT: must be/)]);
});

test("one wrong setting does not hide what else the doctor would find", async () => {
  vi.stubEnv("PORT", "x");
  vi.stubEnv("HOST", "192.0.2.1");
  vi.stubEnv("SMPT_URL", "smtp://localhost");
  onTestFinished(() => void vi.unstubAllEnvs());
  const error = await Promise.resolve()
    .then(() => readConfig(process.env, "test"))
    .catch((thrown: unknown) => thrown);
  const { output } = await reportFailure(error, []);
  expect(output).toMatch(/✗ settings: [^✗]*PORT/);
  expect(output).toMatch(/✗ host: .*192\.0\.2\.1.*HOST/);
  expect(output).toContain("SMPT_URL (did you mean SMTP_URL?)");
});

test("while the site is starting, the doctor reports no failure", async () => {
  const dataDir = temporaryFolder();
  const unlock = lockFolder(dataDir);
  const error = await createPlatform(settings({ DATA_DIR: dataDir })).catch(
    (thrown: unknown) => thrown,
  );
  unlock();
  const { exitCode, output } = await reportFailure(error, []);
  expect([exitCode, output]).toEqual([0, expect.stringMatching(/! database: .*is starting/)]);
});

test.each([
  ["SMPT_URL", "SMTP_URL"],
  ["RATE_LIMIT", "RATE_LIMITS"],
  ["DATABASE_URLS", "DATABASE_URL"],
  ["STAFF_EMAUL", "STAFF_EMAIL"],
])("the doctor names a misspelt setting: %s", (name, meant) => {
  expect(checkNames({ [name]: "x", [meant]: "y", PATH: "/bin", HOME: "/root" })).toMatchObject({
    state: "warn",
    says: expect.stringContaining(`${name} (did you mean ${meant}?)`) as unknown,
  });
});

test("the doctor takes no setting of another program for a misspelled one", () => {
  const others = {
    PATH: "/bin",
    HOSTNAME: "a",
    PGHOST: "b",
    LOGNAME: "c",
    NODE_OPTIONS: "",
    PORTS: "",
  };
  expect(checkNames(others).state).toBe("ok");
});

/** @returns the URL of a server that answers every request alike */
async function serveJson(status: number, body: object): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  [200, "ok"],
  [401, "fail"],
  [503, "fail"],
])("the doctor asks the AI provider, which answers %i: %s", async (status, state) => {
  const baseUrl = await serveJson(status, { data: [] });
  const model = { baseUrl, apiKey: "k", models: ["m"], dailyTokens: 1 };
  expect((await askModel({ model })).state).toBe(state);
});

test("the doctor says that the AI provider does not answer", async () => {
  const model = { baseUrl: "http://127.0.0.1:1", apiKey: "k", models: ["m"], dailyTokens: 1 };
  expect(await askModel({ model })).toMatchObject({
    state: "fail",
    says: expect.stringContaining("cannot be reached") as unknown,
  });
});

const OURS = [{ kty: "EC", alg: "ES256" }];

test.each([
  ["public keys", { keys: OURS }, 200, "ok"],
  ["keys that name no algorithm", { keys: [{ kty: "RSA" }] }, 200, "ok"],
  ["keys of another kind only", { keys: [{ kty: "EC", alg: "ES384" }] }, 200, "fail"],
  ["a shared secret only", { keys: [] }, 200, "fail"],
  ["another issuer", { keys: OURS, issuer: "https://other.example/auth/v1" }, 200, "fail"],
  ["an error", {}, 500, "fail"],
])("the doctor looks at an account service with %s", async (_, body, status, state) => {
  const url = await serveJson(status, body);
  expect((await askAccountService({ supabase: { url, anonKey: "k" } })).state).toBe(state);
});

test("the doctor says that the account service does not answer, and how staff are named there", async () => {
  const supabase = { url: "http://127.0.0.1:1", anonKey: "k" };
  const findings = await examine(await createTestPlatform({ supabase }));
  expect(stateOf(findings, "account service")).toBe("fail");
  expect(findings.find(({ check }) => check === "staff")?.mend).toContain("staff add USER-ID");
});
