import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { Environment } from "./environment.ts";

test("a fresh clone needs no setting", () => {
  expect(readConfig({}, "production")).toMatchObject({
    host: "0.0.0.0",
    port: 3000,
    dataDir: "./data",
    model: undefined,
    mail: undefined,
    rateLimits: true,
    chatDelay: true,
    trustedProxies: 0,
  });
  expect(readConfig({}, "development").host).toBe("127.0.0.1");
});

test("an empty value counts as absent", () => {
  expect(readConfig({ PORT: "", SMTP_URL: " ", MAIL_FROM: "" }, "production").port).toBe(3000);
});

test("the public address keeps its origin only", () => {
  expect(readConfig({ PUBLIC_ORIGIN: "https://WWW.Example.com/" }, "production").publicOrigin).toBe(
    "https://www.example.com",
  );
});

test.each([
  [{ PORT: "70000" }, "PORT: must be a whole number from 0 to 65535"],
  [{ PORT: "80.5" }, "PORT"],
  [{ PUBLIC_ORIGIN: "ftp://example.com" }, "PUBLIC_ORIGIN: must be an address such as"],
  [{ PUBLIC_ORIGIN: "https://example.com/shop" }, "PUBLIC_ORIGIN: must be an origin only"],
  [{ DATABASE_URL: "mysql://db" }, "DATABASE_URL: must be an address such as postgres://"],
  [{ DATABASE_URL: "postgres://db/x" }, "APP_SECRET: is needed"],
  [{ DATABASE_DIRECT_URL: "postgres://db/x" }, "DATABASE_URL: is needed"],
  [{ APP_SECRET: "short" }, "APP_SECRET: must have at least 32 characters"],
  [{ SMTP_URL: "smtp://mail" }, "MAIL_FROM: is needed"],
  [{ SMTP_URL: "smtp://user:100%@mail" }, "SMTP_URL: has a %"],
  [{ SMTP_URL: "smtp://user:%e4@mail" }, "SMTP_URL: has a %"],
  [{ IMAP_URL: "imaps://50%off:p@mail" }, "IMAP_URL: has a %"],
  [{ DATABASE_URL: "postgres://user:%e4@db/x" }, "DATABASE_URL: has a %"],
  [{ MAIL_FROM: "a@example.com" }, "SMTP_URL: is needed"],
  [{ SMTP_URL: "smtp://mail", MAIL_FROM: "nobody" }, "MAIL_FROM: must be a sender"],
  [{ STAFF_EMAIL: "team" }, "STAFF_EMAIL: must be an email address"],
  [{ AI_BASE_URL: "http://localhost:11434/v1" }, "AI_API_KEY: is needed"],
  [{ AI_API_KEY: "k", AI_MODELS: " , " }, "AI_MODELS: must name at least one model"],
  [{ SUPABASE_URL: "https://x.supabase.co" }, "SUPABASE_ANON_KEY: is needed"],
  [{ BACKUP_RECIPIENT: "AGE-SECRET-KEY-1Q" }, "BACKUP_RECIPIENT: must be a public key"],
  [{ RATE_LIMITS: "yes" }, "RATE_LIMITS: must be on or off"],
  [{ TRUSTED_PROXIES: "-1" }, "TRUSTED_PROXIES: must be a whole number"],
  [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN: must have at least 16 characters"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL: must be one of"],
])("the setting %o stops the start with a line that names it", (environment, line) => {
  expect(() => readConfig(environment as Record<string, string>, "production")).toThrow(
    ConfigError,
  );
  expect(() => readConfig(environment as Record<string, string>, "production")).toThrow(line);
});

test("a % is accepted where it can be read", () => {
  const settings = {
    SMTP_URL: "smtp://user:100%25@mail",
    MAIL_FROM: "a@example.com",
    DATABASE_URL: "postgres://user:100%@db/x",
    APP_SECRET: "a".repeat(32),
    BOOKING_URL: "https://cal.example.com/50%",
  };
  expect(readConfig(settings, "production").databaseUrl).toBe(settings.DATABASE_URL);
});

test("if several settings are wrong, all are named", () => {
  expect(() => readConfig({ PORT: "x", LOG_LEVEL: "x" }, "production")).toThrow(
    /PORT:.*\n.*LOG_LEVEL:/,
  );
});

test("the message never repeats the value of a setting, which may be a secret", () => {
  const start = () =>
    readConfig({ APP_SECRET: "hunter2", DATABASE_URL: "pg:hunter2" }, "production");
  expect(start).toThrow(/APP_SECRET/);
  expect(start).not.toThrow(/hunter2/);
});

test(".env.example explains every setting and sets none", () => {
  const example = readFileSync(".env.example", "utf8");
  const lines = example.split("\n").filter((line) => line.trim() !== "");
  expect(lines.filter((line) => !line.startsWith("#"))).toEqual([]);
  const names = Object.keys(Environment.shape);
  expect(names.filter((name) => !new RegExp(`^# ?${name}=`, "m").test(example))).toEqual([]);
});
