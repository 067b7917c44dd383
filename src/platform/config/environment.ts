import { z } from "zod";
import { brand } from "#content/site/brand.ts";
import { hasShortLocalPart } from "#shared/text/email-shape.ts";
import { MAX_TOKEN_LENGTH } from "./reply-token.ts";
import { AppSecret } from "../secrets/app-secret.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const OnOff = z.enum(["on", "off"], "must be on or off");

/** Checks a URL without changing it. `example` is part of the error message. */
function address(protocol: RegExp, example: string) {
  return z.string().refine((value) => {
    const url = URL.parse(value);
    return url !== null && protocol.test(url.protocol);
  }, `must be an address such as ${example}`);
}

/**
 * Whether percent-decoding works for user name, password and path. A URL may contain a bare "%", as in "50%-off", but
 * such a part cannot be decoded.
 */
function isDecodable(value: string): boolean {
  const { username, password, pathname } = URL.parse(value) ?? {};
  try {
    return [username, password, pathname].every((part) => decodeURIComponent(part ?? "") !== null);
  } catch {
    return false;
  }
}

const PERCENT =
  "has a % that begins no encoded character: please write %25 for each % of the password";

function postgresAddress() {
  return (
    address(/^postgres(ql)?:$/, "postgres://user:password@host:5432/name")
      // A "%" without two hexadecimal digits after it is accepted here, because PostgreSQL's client then reads each
      // such "%" as it is.
      .refine((value) => /%(?![0-9a-f]{2})/i.test(value) || isDecodable(value), PERCENT)
      .optional()
  );
}

function mailServer(protocol: RegExp, example: string) {
  return address(protocol, example).refine(isDecodable, PERCENT).optional();
}

const WEB = /^https?:$/;

const WebhookSecret = z.string().min(16, "must have at least 16 characters").optional();

export const Environment = z.object({
  HOST: z.string().optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_ORIGIN: address(WEB, "https://www.example.com")
    .refine((value) => {
      const url = URL.parse(value);
      return url === null || (url.pathname === "/" && url.search === "" && url.hash === "");
    }, "must be an origin only, without a path, such as https://www.example.com")
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: z.string().default("./data"),
  LIBRARY_DIR: z.string().optional(),
  DATABASE_URL: postgresAddress(),
  DATABASE_DIRECT_URL: postgresAddress(),
  SMTP_URL: mailServer(/^smtps?:$/, "smtp://user:password@mail.example.com:587"),
  MAIL_FROM: mailbox(`must be a sender such as ${brand.name} <hello@example.com>`).optional(),
  IMAP_URL: mailServer(/^imaps?:$/, "imaps://user:password@mail.example.com"),
  REPLY_ADDRESS: z
    .string()
    .refine(
      (value) => value.split("*").length === 2 && z.email().safeParse(withToken(value)).success,
      "must be an address with one * for a token of 41 letters and digits, such as hello+*@example.com",
    )
    .refine(
      (value) => hasShortLocalPart(withToken(value)),
      "must have at most 23 characters besides the * before the @: the token takes 41 of 64",
    )
    .optional(),
  INBOUND_MAIL_SECRET: WebhookSecret,
  STAFF_EMAIL: z.email("must be an email address such as team@example.com").optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[02-9ac-hj-np-z]{58,}$/, "must be a public key as age-keygen prints it, age1…")
    .optional(),
  BACKUP_COMMAND: z.string().optional(),
  ACKNOWLEDGE_MESSAGES: OnOff.default("off"),
  AI_BASE_URL: address(WEB, "https://api.openai.com/v1").optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODELS: listed("gpt-4-turbo-preview,gpt-6-luna").refine(
    (list) => list.length > 0,
    "must name at least one model",
  ),
  AI_DAILY_TOKENS: wholeNumber(0, 1_000_000_000).default(500_000),
  AI_PRICE: z
    .string()
    .regex(/^\d{1,6}(?:\.\d{1,4})?$/, "must be a price for a million tokens, such as 2.50")
    .transform(Number)
    .optional(),
  CHAT_DELAY: OnOff.default("on"),
  SUPABASE_URL: address(WEB, "https://project.supabase.co")
    .transform((value) => value.replace(/\/+$/, ""))
    .optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
  SIGN_UP: OnOff.default("on"),
  APP_SECRET: AppSecret.optional(),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  RATE_LIMITS: OnOff.default("on"),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("info"),
  BOOKING_URL: address(WEB, "https://cal.example.com/team/30min").optional(),
  CALCOM_WEBHOOK_SECRET: WebhookSecret,
  CALENDLY_WEBHOOK_SECRET: WebhookSecret,
  COUNT_VISITS: OnOff.default("on"),
  CDN_SECONDS: wholeNumber(0, 86_400).default(0),
  WEBHOOK_PRIVATE_HOSTS: listed("").refine(
    (list) => list.every((host) => URL.parse(`http://${host}/`)?.hostname === host),
    "must be names or addresses of hosts with commas between them, without a port, such as n8n,10.0.0.5",
  ),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
});

function withToken(pattern: string): string {
  return pattern.replace("*", "0".repeat(MAX_TOKEN_LENGTH));
}

function listed(unset: string) {
  return z
    .string()
    .default(unset)
    .transform((list) =>
      list
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== ""),
    );
}

type Setting = keyof z.infer<typeof Environment>;

/** If the setting `set` is present, at least one of the settings `needed` has to be present too. */
const NEEDS: readonly [set: Setting, needed: readonly Setting[], note?: string][] = [
  ["SMTP_URL", ["MAIL_FROM"]],
  ["MAIL_FROM", ["SMTP_URL"]],
  ["IMAP_URL", ["REPLY_ADDRESS"]],
  ["INBOUND_MAIL_SECRET", ["REPLY_ADDRESS"]],
  ["REPLY_ADDRESS", ["IMAP_URL", "INBOUND_MAIL_SECRET"], ", or INBOUND_MAIL_SECRET"],
  ["AI_BASE_URL", ["AI_API_KEY"], " (any word, if the provider wants none)"],
  ["SUPABASE_URL", ["SUPABASE_ANON_KEY"]],
  ["SUPABASE_ANON_KEY", ["SUPABASE_URL"]],
  ["CDN_SECONDS", ["PUBLIC_ORIGIN"]],
  ["DATABASE_URL", ["APP_SECRET"], ", the same for every replica"],
  ["DATABASE_DIRECT_URL", ["DATABASE_URL"]],
];

export function halfSet(env: z.infer<typeof Environment>): string[] {
  return NEEDS.filter(([set, needed]) => env[set] && !needed.some((name) => env[name])).map(
    ([set, [name], note = ""]) => `${name}: is needed when ${set} is set${note}`,
  );
}

function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,12}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

function mailbox(message: string) {
  return z.string().refine((value) => {
    const inBrackets = /^[^<>\r\n]*<([^<>\r\n]+)>$/.exec(value);
    return z.email().safeParse(inBrackets?.[1] ?? value).success;
  }, message);
}
