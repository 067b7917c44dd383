import { describe, expect, test } from "vitest";
import { findSecrets, withoutSecrets } from "./find-secrets.ts";

// The keys are joined from parts, so that secret scanners do not report this file.
const join = (...parts: string[]) => parts.join("");

describe("keys are found", () => {
  test.each([
    [join("sk-", "proj-", "A1b2C3d4E5f6G7h8I9j0K1l2"), "AI provider"],
    [join("xoxb-", "12345678901-abcdefghijkl"), "Slack token"],
    [join("AIza", "SyA1234567890abcdefghijklmnopqrstuv"), "Google API key"],
    [join("ghp_", "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"), "GitHub token"],
    [join("AKIA", "IOSFODNN7QWERTYU"), "AWS key"],
    [join("123456789", ":", "AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsawX"), "Telegram bot token"],
    [join("sk", "_live_", "4eC39HqLyjWDarjtT1zdp7dc"), "Stripe key"],
    [join("Bearer ", "abcdefghijklmnop1234567890"), "authorization header"],
    ["postgres://app:hunter2@db.example.com/app", "password inside an address"],
    [
      join("https://api.telegram.org/bot123456789", ":AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsawX/send"),
      "Telegram",
    ],
    [join("https://example.com/a?q=1&api", "_key=8adea042e0f1dda4f2d7"), "api_key"],
    [join('={ "model": "x", "apiKey": "', "q7Wm2Zp9Lk3V", '" }'), "apiKey"],
    [join("const OPENAI_API", "_KEY = 'q7Wm2Zp9Lk3Vb8';"), "OPENAI_API_KEY"],
    [join("Log in with password: ", "Sommer2024!"), "password"],
    [join("=Bearer ", "q7Wm2Zp9Lk3Vb8Xn4T"), "authorization header"],
    [join("-H 'X-Api-", "Key: q7Wm2Zp9Lk3Vb8Xn4T5s'"), "X-Api-Key"],
    [join("gsk", "_A1b2C3d4E5f6G7h8I9j0K1l2"), "key of a service"],
    [join("-----BEGIN ", "RSA PRIVATE KEY-----"), "private key"],
  ])("%s", (text, name) => {
    expect(findSecrets(`before ${text} after`).join()).toContain(name);
  });
});

/** The shortest text of each format. The parts are joined, so that secret scanners do not report this file. */
const SHORTEST: [text: string, name: string][] = [
  [join("sk-", "a1".repeat(10)), "AI provider"],
  [join("hf_", "a1".repeat(10)), "key of a service"],
  [join("sk", "_live_", "a1".repeat(8)), "Stripe key"],
  [join("wh", "sec_", "a1".repeat(8)), "webhook signing secret"],
  [join("AI", "za", "a1".repeat(15)), "Google API key"],
  [join("ya", "29.", "a1".repeat(10)), "Google access token"],
  [join("GOC", "SPX-", "a1".repeat(10)), "Google client secret"],
  [join("xo", "xb-", "a1".repeat(5)), "Slack token"],
  [join("gh", "p_", "a1".repeat(15)), "GitHub token"],
  [join("AK", "IA", "A1".repeat(8)), "AWS key"],
  [join("EA", "A", "a1".repeat(20)), "Meta access token"],
  [join("12345678", ":", "a1".repeat(17), "a"), "Telegram bot token"],
  [join("SG", ".", "a1".repeat(10), ".", "b2".repeat(10)), "SendGrid key"],
  [join("S", "K", "a1".repeat(16)), "Twilio key"],
  [join("pat-", "na1-", "a1".repeat(15)), "HubSpot token"],
  [join("pat", "a1".repeat(7), ".", "b2".repeat(20)), "Airtable token"],
  [join("nt", "n_", "a1".repeat(20)), "Notion token"],
  [join("ey", "J", "a1".repeat(5), ".ey", "J", "a1".repeat(5), ".", "a1".repeat(5)), "JWT"],
  [join("-----BEGIN ", "PRIVATE KEY-----"), "private key"],
  [join("Bearer ", "a1".repeat(8)), "authorization header"],
  [join("x://a", ":b@"), "password inside an address"],
  [join("hooks.slack.com/", "services/T", "A1A1A/", "a1".repeat(5)), "address of Slack"],
  [join("discord.com/", "api/webhooks/1234567890/", "a1".repeat(10)), "address of Discord"],
];

test.each(SHORTEST)("the shortest secret %s is found and removed", (text, name) => {
  expect(findSecrets(`see ${text}`).join()).toContain(name);
  expect(withoutSecrets(`see ${text}`)).not.toContain(text);
});

test.each(SHORTEST)("the secret %s is found behind a placeholder of its format", (text, name) => {
  const placeholder = text.replace(/(?:a1){2}/i, "xxx1").replace("a:b@", "your:key@");
  expect(findSecrets(`see ${placeholder} and ${text}`).join()).toContain(name);
});

describe("ordinary parameters raise no alarm", () => {
  test.each([
    "n8n-nodes-base.googleSheets",
    "@n8n/n8n-nodes-langchain.memoryBufferWindow",
    "removeItemsSeenInPreviousExecutions",
    "removeItemsWithAlreadySeenKeyValues",
    "5b0d6c1e-2f4a-4c3b-9a57-0c1f6a7e4d11",
    "sha256-baec04878aa728d8e068dc4187da42a37d9f134565efe1bd213b9685e17fa44f",
    "https://docs.google.com/spreadsheets/d/YOUR-SHEET-ID/edit",
    "https://graph.facebook.com/v21.0/me/accounts?fields=name,access_token",
    "https://www.googleapis.com/auth/gmail.addons.current.action.compose",
    "={{ $('Set your values').first().json.leadSheetUrl }}",
    "=Bearer {{ $('Set your values').first().json.shopToken }}",
    "gpt-4.1-mini-2025-04-14",
    "const token = response.data.access_token;",
    "const apiKey = $('Set').first().json.apiKey1;",
    '={ "api_key": "{{ $json.key }}" }',
    "https://example.com/?api_key=YOUR_API_KEY&page_token=next",
    "if (token === previousToken2) return items;",
    "={{ $json.password ? 'given' : 'missing' }}",
    "Bearer authentication2 is used",
    "max_tokens: 300, token: 'none'",
    "password: required",
    "text-embedding-3-small",
    "YOUR-TELEGRAM-CHAT-ID",
    "Donaudampfschifffahrtsgesellschaftskapitaen",
    "DE89 3704 0044 0532 0130 00",
    "/api/v2/customers/{id}/subscriptions/current_period_end",
    "2026-11-20T09:00:00.000+01:00",
    "data:image/png;base64,",
    "token_limit_for_each_request_in_2026",
  ])("%s", (text) => {
    expect(findSecrets(text)).toEqual([]);
  });
});

test("the removal of secrets finds every secret that the rule finds", () => {
  const key = join("q7Wm2Zp9", "Lk3Vb8Xn4T5s");
  const text = `={"url": "https://a.example/?token=${key}", "apiKey": "${key}", "password": "${key}"}`;
  expect(withoutSecrets(text)).not.toContain(key);
  expect(findSecrets(withoutSecrets(text))).toEqual([]);
});

test.each([
  [
    join("https://hooks.slack.com/services/", "T0A1B2C3D/B0A1B2C3D/a1B2c3D4e5F6"),
    "hooks.slack.com/services/",
  ],
  [
    join("https://discord.com/api/webhooks/", "123456789012/", "a1B2c3D4e5F6g7H8i9J0"),
    "discord.com/api/webhooks/",
  ],
  ["https://app:hunter2@api.example.com/v1", "@api.example.com/v1"],
])("the removal of secrets keeps the host of %s", (address, rest) => {
  expect(withoutSecrets(address)).toMatch(/^https:\/\/.*YOUR-SECRET/);
  expect(withoutSecrets(address)).toContain(rest);
  expect(findSecrets(withoutSecrets(address))).toEqual([]);
});
