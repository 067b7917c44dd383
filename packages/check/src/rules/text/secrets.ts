/** Described, never repeated. Known formats and long random words; no UUIDs, type names, expressions. */
export function findSecrets(text: string): string[] {
  const known = FORMATS.filter(([pattern]) => pattern.test(text)).map(([, name]) => name);
  return known.length > 0
    ? known
    : randomWords(text).map(
        (word) => `a long random word that looks like a key (${word.slice(0, 4)}…)`,
      );
}

const FORMATS: [RegExp, string][] = [
  [/\bsk-(?:proj-|ant-|live-|or-)?[A-Za-z0-9_-]{20,}/, "a key of an AI provider (sk-…)"],
  [/\b[sr]k_(?:live|test)_[A-Za-z0-9]{16,}/, "a Stripe key"],
  [/\bwhsec_[A-Za-z0-9]{16,}/, "a webhook signing secret"],
  [/\bAIza[A-Za-z0-9_-]{30,}/, "a Google API key"],
  [/\bya29\.[A-Za-z0-9_-]{20,}/, "a Google access token"],
  [/\bGOCSPX-[A-Za-z0-9_-]{20,}/, "a Google client secret"],
  [/\bxox[abeoprs]-[A-Za-z0-9-]{10,}/, "a Slack token"],
  [/\bgh[pousr]_[A-Za-z0-9]{30,}|\bgithub_pat_[A-Za-z0-9_]{30,}/, "a GitHub token"],
  [/\bAKIA[0-9A-Z]{16}\b/, "an AWS key"],
  [/\bEAA[A-Za-z0-9]{40,}/, "a Meta access token"],
  [/\b\d{8,10}:[A-Za-z0-9_-]{35}\b/, "a Telegram bot token"],
  [/\bSG\.[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/, "a SendGrid key"],
  [/\b(?:AC|SK)[0-9a-f]{32}\b/, "a Twilio identifier"],
  [/\bpat-(?:na|eu)\d-[0-9a-f-]{30,}/, "a HubSpot token"],
  [/\bpat[A-Za-z0-9]{14}\.[0-9a-f]{40,}/, "an Airtable token"],
  [/\b(?:secret|ntn)_[A-Za-z0-9]{40,}/, "a Notion token"],
  [/\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/, "a signed token (JWT)"],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, "a private key"],
  [/\b(?:Bearer|Basic) (?!\{\{)[A-Za-z0-9._~+/=-]{24,}/, "an authorization header"],
  [/:\/\/[^\s/:@{}]+:[^\s/@{}]+@/, "a password inside an address"],
];

/** At least 24 letters and digits that mix without pattern; no joined words, UUIDs or digests of ours. */
function randomWords(text: string): string[] {
  const words = text.replace(/sha256-[0-9a-f]{64}/g, "").match(/[A-Za-z0-9]{24,}/g) ?? [];
  return words.filter((word) => {
    const changes = word
      .split("")
      .filter((letter, k) => k > 0 && kindOf(letter) !== kindOf(word.charAt(k - 1))).length;
    return word.replace(/\D/g, "").length >= 4 && changes / word.length > 0.3;
  });
}

function kindOf(letter: string): string {
  return /\d/.test(letter) ? "digit" : /[a-z]/.test(letter) ? "lower" : "upper";
}
