/** @returns the kinds of secrets in the text, such as "a Stripe key", but never the secrets themselves */
export function findSecrets(text: string): string[] {
  if (text.length < 12) return [];
  const known = MAY_HAVE_FORMAT.test(text)
    ? FORMATS.filter(([pattern]) =>
        text.match(pattern)?.some((found) => !STAND_IN.test(found)),
      ).map(([, name]) => name)
    : [];
  const [assigned] = assignedIn(text);
  return assigned === undefined || known.length > 0
    ? known
    : [`a secret under the name "${assigned.name}"`];
}

export function withoutSecrets(text: string): string {
  return replaceSecrets(text, "YOUR-SECRET");
}

export function replaceSecrets(text: string, replacement: string): string {
  if (text.length < 12) return text;
  const rest = MAY_HAVE_FORMAT.test(text)
    ? REMOVED.reduce((left, pattern) => left.replace(pattern, replacement), text)
    : text;
  let result = "";
  let from = 0;
  for (const { start, end } of assignedIn(rest)) {
    result += rest.slice(from, start) + replacement;
    from = end;
  }
  return result + rest.slice(from);
}

/**
 * Whether a value may be a secret: it mixes letters and digits, and is no expression, placeholder or word.
 * @param least - minimum number of characters
 */
export function isSecretValue(value: string, least: number): boolean {
  const plain = value.replace(/^=?(?:(?:Bearer|Basic|Token|Key|API-Key)\s+)?/i, "");
  if (plain.length < least || value.length > 4000) return false;
  if (/\{\{|\$\(|\$json|\s/.test(plain) || STAND_IN.test(plain)) return false;
  // Wallet addresses and UUIDs look like secrets, but are none.
  if (/\b0x[0-9a-f]{40}\b|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(plain)) return false;
  if (/^https?:\/\//.test(plain) || /^[a-z]+(?:[-_.][a-z]+)*\d{0,2}$/i.test(plain)) return false;
  return /\d/.test(plain) && /[A-Za-z]/.test(plain);
}

/** Matches placeholders that guides write in place of a key. */
const STAND_IN =
  /your|example|placeholder|replace|insert|xxx|<[^>]*>|\[[^\]]*\]|\*{3}|\.\.\.|…|changeme|dummy|test[-_]?key|redacted|my[-_ ]|followed/i;

/** Matches names whose value is a secret, such as `X-Api-Key`, `openaiApiKey` and `client_secret`. */
const NAMES =
  "(?:[A-Za-z0-9]{0,30}[-_ ]?)(?:api[-_ ]?key|(?:access|auth|bot|bearer|refresh)[-_ ]?token|client[-_ ]?secret|secret[-_ ]?key|private[-_ ]?key|password|passwd|authorization|token|secret)";
export const SECRET_NAME = new RegExp(`^(?:${NAMES}|key|app_?id|sig|auth|signature)$`, "i");

/**
 * Matches `name: "value"` in JSON, code or headers, and `?name=value` in URLs. Each part has a maximum length, which
 * keeps the matching fast.
 */
const ASSIGNED = new RegExp(
  `(^|[\\s"'\`?&{,;(\\[*])(${NAMES}|(?<=[?&])(?:key|app_?id|sig|auth))(\\\\?["'\`]?\\s{0,3}[:=]\\s{0,3}\\\\?["'\`]?)((?:(?:Bearer|Basic|Token|Key|API-Key)\\s)?[A-Za-z0-9_.~+/=%!$-]{8,400})`,
  "gi",
);

type Assigned = { name: string; start: number; end: number };

function assignedIn(text: string): Assigned[] {
  if (!/[:=]/.test(text)) return [];
  return [...text.matchAll(ASSIGNED)].flatMap(
    ({ 0: match, 1: before, 2: name, 3: sign, 4: value, index }) => {
      if (name === undefined || value === undefined || sign === undefined) return [];
      const isBare = !/["'`]$/.test(sign) && before !== "?" && before !== "&";
      const isPassword = /passw(?:or)?d$/i.test(name);
      // A word without quotes may be the name of a variable, so it counts as a secret only if it strongly resembles a
      // key.
      const isSecret =
        isBare && !isPassword
          ? isSecretValue(value, 20) && /\d\D*\d\D*\d/.test(value) && !/[.$]/.test(value)
          : isSecretValue(value, isPassword ? 8 : 12);
      const end = index + match.length;
      return isSecret ? [{ name, start: end - value.length, end }] : [];
    },
  );
}

/**
 * Patterns of secrets, each with a name for the kind of secret. Each part of a pattern has a maximum length, so that
 * the time for matching grows only in proportion to the text.
 */
const FORMATS: [RegExp, string][] = [
  [/\bsk-(?:proj-|ant-|live-|or-)?[A-Za-z0-9_-]{20,200}/g, "a key of an AI provider (sk-…)"],
  [
    /\b(?:gsk|hf|r8|sbp|shpat|shpss|glpat|dop_v1|lin_api|apify_api|tvly|pplx|xai|nvapi)[-_][A-Za-z0-9_-]{20,200}/g,
    "a key of a service",
  ],
  [/\b[sr]k_(?:live|test)_[A-Za-z0-9]{16,200}/g, "a Stripe key"],
  [/\bwhsec_[A-Za-z0-9]{16,200}/g, "a webhook signing secret"],
  [/\bAIza[A-Za-z0-9_-]{30,100}/g, "a Google API key"],
  [/\bya29\.[A-Za-z0-9_-]{20,400}/g, "a Google access token"],
  [/\bGOCSPX-[A-Za-z0-9_-]{20,100}/g, "a Google client secret"],
  [/\bxox[abeoprs]-[A-Za-z0-9-]{10,200}/g, "a Slack token"],
  [/\bgh[pousr]_[A-Za-z0-9]{30,200}|\bgithub_pat_[A-Za-z0-9_]{30,200}/g, "a GitHub token"],
  [/\bAKIA[0-9A-Z]{16}\b/g, "an AWS key"],
  [/\bEAA[A-Za-z0-9]{40,400}/g, "a Meta access token"],
  [/(?<!\d)\d{8,10}:[A-Za-z0-9_-]{35}\b/g, "a Telegram bot token"],
  [/\bSG\.[A-Za-z0-9_-]{20,60}\.[A-Za-z0-9_-]{20,100}/g, "a SendGrid key"],
  [/\bSK[0-9a-f]{32}\b/g, "a Twilio key"],
  [/\bpat-(?:na|eu)\d-[0-9a-f-]{30,60}/g, "a HubSpot token"],
  [/\bpat[A-Za-z0-9]{14}\.[0-9a-f]{40,100}/g, "an Airtable token"],
  [/\b(?:secret|ntn)_[A-Za-z0-9]{40,100}/g, "a Notion token"],
  [
    /\beyJ[A-Za-z0-9_-]{10,400}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{10,1000}/g,
    "a signed token (JWT)",
  ],
  [/-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----[A-Za-z0-9+/=\s\\n]{0,8000}/g, "a private key"],
  [
    /\b(?:Bearer|Basic) (?!\{\{)(?=[^\s"']{0,60}\d)[A-Za-z0-9._~+/=-]{16,2000}/g,
    "an authorization header",
  ],
  // The pattern does not match the host after the "@", so the host stays readable in the report.
  [/(?<=:\/\/)[^\s/:@{}]{1,100}:[^\s/@{}]{1,100}(?=@)/g, "a password inside an address"],
  [
    /(?<=hooks\.slack\.com\/services\/)T[A-Z0-9]{5,20}\/[A-Za-z0-9/]{10,80}/g,
    "a secret webhook address of Slack",
  ],
  [
    /(?<=discord(?:app)?\.com\/api\/webhooks\/)\d{10,25}\/[A-Za-z0-9_-]{20,120}/g,
    "a secret webhook address of Discord",
  ],
];

/**
 * Matches some part of each secret that has a format in `FORMATS`. A text without a match contains no such secret, so
 * it is not searched further. The shortest secret, a Slack token, has 15 characters.
 */
const MAY_HAVE_FORMAT = /[\w.~+/=-]{15}|:\/\/|-----BEGIN /;

/**
 * Matches a secret up to its end. A token may be longer than its pattern in `FORMATS` demands, and the rest of the
 * token has to be removed too.
 */
const REMOVED = [
  /-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]{0,20}PRIVATE KEY-----|$)/g,
  ...FORMATS.map(([{ source }]) => new RegExp(`(?:${source})[A-Za-z0-9+/=_.-]*`, "g")),
];
