/** @returns what kind of secret the text holds, described and never repeated */
export function findSecrets(text: string): string[] {
  if (text.length < 16) return [];
  return FORMATS.filter(([pattern]) => {
    const [found] = pattern.exec(text) ?? [];
    return found !== undefined && !STAND_IN.test(found);
  }).map(([, name]) => name);
}

/** The text without its secrets, each removed up to its end. */
export function withoutSecrets(text: string): string {
  return REMOVED.reduce((rest, pattern) => rest.replace(pattern, "YOUR-SECRET"), text);
}

/** Texts that guides write in the place of a key. */
export const STAND_IN =
  /your|example|placeholder|replace|insert|xxx|<.*>|\[.*\]|\*{3}|\.\.\.|…|changeme|dummy|test[-_]?key|redacted|my[-_ ]|followed/i;

/** Every letter of a format is bounded, so that a long text costs no more than its length. */
const FORMATS: [RegExp, string][] = [
  [/\bsk-(?:proj-|ant-|live-|or-)?[A-Za-z0-9_-]{20,200}/, "a key of an AI provider (sk-…)"],
  [/\b[sr]k_(?:live|test)_[A-Za-z0-9]{16,200}/, "a Stripe key"],
  [/\bwhsec_[A-Za-z0-9]{16,200}/, "a webhook signing secret"],
  [/\bAIza[A-Za-z0-9_-]{30,100}/, "a Google API key"],
  [/\bya29\.[A-Za-z0-9_-]{20,400}/, "a Google access token"],
  [/\bGOCSPX-[A-Za-z0-9_-]{20,100}/, "a Google client secret"],
  [/\bxox[abeoprs]-[A-Za-z0-9-]{10,200}/, "a Slack token"],
  [/\bgh[pousr]_[A-Za-z0-9]{30,200}|\bgithub_pat_[A-Za-z0-9_]{30,200}/, "a GitHub token"],
  [/\bAKIA[0-9A-Z]{16}\b/, "an AWS key"],
  [/\bEAA[A-Za-z0-9]{40,400}/, "a Meta access token"],
  [/\b\d{8,10}:[A-Za-z0-9_-]{35}\b/, "a Telegram bot token"],
  [/\bSG\.[A-Za-z0-9_-]{20,60}\.[A-Za-z0-9_-]{20,100}/, "a SendGrid key"],
  [/\bSK[0-9a-f]{32}\b/, "a Twilio key"],
  [/\bpat-(?:na|eu)\d-[0-9a-f-]{30,60}/, "a HubSpot token"],
  [/\bpat[A-Za-z0-9]{14}\.[0-9a-f]{40,100}/, "an Airtable token"],
  [/\b(?:secret|ntn)_[A-Za-z0-9]{40,100}/, "a Notion token"],
  [
    /\beyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{10,1000}/,
    "a signed token (JWT)",
  ],
  [/-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----[A-Za-z0-9+/=\s\\n]{0,8000}/, "a private key"],
  [/\b(?:Bearer|Basic) (?!\{\{)[A-Za-z0-9._~+/=-]{24,2000}/, "an authorization header"],
  [/:\/\/[^\s/:@{}]{1,100}:[^\s/@{}]{1,100}@/, "a password inside an address"],
  [
    /hooks\.slack\.com\/services\/T[A-Z0-9]{5,20}\/[A-Za-z0-9/]{10,80}/,
    "a secret webhook address of Slack",
  ],
  [
    /discord(?:app)?\.com\/api\/webhooks\/\d{10,25}\/[A-Za-z0-9_-]{20,120}/,
    "a secret webhook address of Discord",
  ],
];

/** A token may be longer than its format asks for; a password inside an address ends at the "@". */
const REMOVED = [
  /-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]{0,20}PRIVATE KEY-----|$)/g,
  ...FORMATS.map(([{ source, flags }]) => {
    const rest = source.endsWith("@") ? "" : "[A-Za-z0-9+/=_.-]*";
    return new RegExp(`(?:${source})${rest}`, `${flags}g`);
  }),
];
