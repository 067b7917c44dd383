import type { z } from "zod";
import { OperatorError } from "../program/operator-error.ts";
import { Environment, halfSet } from "./environment.ts";

/** Settings of the site, explained in `.env.example`. */
export type Config = ReturnType<typeof configOf>;

/** Parameters of argon2id; `memory` in KiB. */
export type HashCost = { memory: number; passes: number; parallelism: number };

export class ConfigError extends OperatorError {
  override name = "ConfigError";
}

/**
 * Reads the settings from environment variables. A setting that consists only of spaces is ignored.
 * @throws ConfigError that names every invalid setting
 */
export function readConfig(environment: Record<string, string | undefined>, mode: Mode): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = Environment.safeParse(given);
  const lines = parsed.success
    ? halfSet(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  if (!parsed.success || lines.length > 0) {
    throw new ConfigError(
      `The site cannot start. Please mend these settings (see .env.example):\n${lines.map((line) => `  ${line}`).join("\n")}`,
    );
  }
  return configOf(parsed.data, mode);
}

type Mode = "development" | "production" | "test";

function configOf(env: z.output<typeof Environment>, mode: Mode) {
  return {
    mode,
    host: env.HOST ?? (mode === "production" ? "0.0.0.0" : "127.0.0.1"),
    port: env.PORT,
    /** Without a trailing slash. If undefined, the site uses the host that each request names. */
    publicOrigin: env.PUBLIC_ORIGIN,
    dataDir: env.DATA_DIR,
    /** If undefined, the site uses the templates that came with the program. */
    libraryDir: env.LIBRARY_DIR,
    databaseUrl: env.DATABASE_URL,
    /** Address of PostgreSQL itself, for backups and their tests, if `databaseUrl` leads to a connection pooler. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    mail:
      env.SMTP_URL && env.MAIL_FROM ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    /**
     * How people's replies to emails from staff reach the site. In `address`, a signed token takes the place of the
     * `*`. The site reads the mailbox `imapUrl`, or a mail provider posts replies to the site and signs them with the
     * key `postSecret`. Both may be set.
     */
    inbound:
      env.REPLY_ADDRESS && (env.IMAP_URL || env.INBOUND_MAIL_SECRET)
        ? {
            address: env.REPLY_ADDRESS,
            ...(env.IMAP_URL && { imapUrl: env.IMAP_URL }),
            ...(env.INBOUND_MAIL_SECRET && { postSecret: env.INBOUND_MAIL_SECRET }),
          }
        : undefined,
    staffEmail: env.STAFF_EMAIL,
    /** `recipient`: public key with which backups are encrypted (https://age-encryption.org). */
    backup: { recipient: env.BACKUP_RECIPIENT, command: env.BACKUP_COMMAND } as {
      recipient?: string;
      command?: string;
    },
    /** Whether the sender of a message gets an email which confirms that the message arrived. */
    acknowledgeMessages: env.ACKNOWLEDGE_MESSAGES === "on",
    model: env.AI_API_KEY
      ? {
          baseUrl: env.AI_BASE_URL,
          apiKey: env.AI_API_KEY,
          models: env.AI_MODELS,
          dailyTokens: env.AI_DAILY_TOKENS,
        }
      : undefined,
    /** Price of a million tokens of the AI model, in the currency of the business. */
    aiPrice: env.AI_PRICE,
    chatDelay: env.CHAT_DELAY === "on",
    supabase:
      env.SUPABASE_URL && env.SUPABASE_ANON_KEY
        ? { url: env.SUPABASE_URL, anonKey: env.SUPABASE_ANON_KEY }
        : undefined,
    signUp: env.SIGN_UP === "on",
    // As OWASP recommends in its "Password Storage Cheat Sheet". `memory` is in KiB.
    passwordHash: { memory: 19_456, passes: 2, parallelism: 1 },
    /** Encrypts the site's data key. If undefined, the site generates a secret and stores it in the data folder. */
    appSecret: env.APP_SECRET,
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimits: env.RATE_LIMITS === "on",
    logLevel: env.LOG_LEVEL,
    bookingUrl: env.BOOKING_URL,
    /** Calendar services report booked calls to the site with these secrets. */
    bookingSecrets: { calcom: env.CALCOM_WEBHOOK_SECRET, calendly: env.CALENDLY_WEBHOOK_SECRET },
    countVisits: env.COUNT_VISITS === "on",
    /** Time in seconds for which a CDN may cache pages that are the same for everybody; 0 if there is no CDN. */
    cdnSeconds: env.CDN_SECONDS,
    /** Webhooks may be sent to these hosts of the private network, even without encryption. */
    privateWebhookHosts: env.WEBHOOK_PRIVATE_HOSTS,
    /** Bearer token for `/metrics`. If undefined, the site has no `/metrics`. */
    metricsToken: env.METRICS_TOKEN,
  };
}
