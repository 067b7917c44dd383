import { Resolver } from "node:dns/promises";
import { business } from "#content/accounts/business.ts";
import type { MailFinding } from "../contract.ts";

const messages = business.mailFindings;

export type Lookups = Pick<Resolver, "resolveTxt" | "resolveMx">;

/** Mail providers usually publish the key for their DKIM signatures under these names. */
const SELECTORS = (
  "default dkim mail google selector1 selector2 s1 s2 k1 k2 k3 pm resend mandrill mxvault fm1 zoho " +
  "key1 protonmail sig1 scph0 hs1 mail1 20230601"
).split(" ");

const systemResolver = () => new Resolver({ timeout: 3000, tries: 1 });

export async function examineMailDomain(
  domain: string,
  dns: Lookups = systemResolver(),
): Promise<MailFinding[]> {
  if (await isUnknown(domain, dns))
    return [{ check: "dns", state: "warn", says: `${messages.unknown} ${domain}` }];
  return Promise.all([
    checkSpf(domain, dns),
    checkDkim(domain, dns),
    checkDmarc(domain, dns),
    checkMx(domain, dns),
  ]);
}

/**
 * Whether DNS says that the domain does not exist. A computer without DNS access may get this answer for any domain.
 */
async function isUnknown(domain: string, dns: Lookups): Promise<boolean> {
  const answers = await Promise.allSettled([dns.resolveTxt(domain), dns.resolveMx(domain)]);
  return answers.every(
    (answer) =>
      answer.status === "rejected" && (answer.reason as NodeJS.ErrnoException).code === "ENOTFOUND",
  );
}

async function checkSpf(domain: string, dns: Lookups): Promise<MailFinding> {
  const records = (await textsAt(domain, dns)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  if (records.length === 0) return { check: "spf", state: "fail", says: messages.spfMissing };
  if (records.length > 1) return { check: "spf", state: "fail", says: messages.spfTwice };
  const isOpen = /\+all(?: |$)/i.test(records[0] ?? "");
  return isOpen
    ? { check: "spf", state: "fail", says: messages.spfOpen }
    : { check: "spf", state: "ok", says: `${messages.spf} ${records[0]}` };
}

async function checkDkim(domain: string, dns: Lookups): Promise<MailFinding> {
  const found = await Promise.all(
    SELECTORS.map(async (selector) => {
      const texts = await textsAt(`${selector}._domainkey.${domain}`, dns);
      return texts.some((text) => /(?:^|;)\s*p=[^;\s]/.test(text)) ? selector : undefined;
    }),
  );
  const selector = found.find(Boolean);
  return selector
    ? { check: "dkim", state: "ok", says: `${messages.dkim} ${selector}._domainkey.${domain}` }
    : { check: "dkim", state: "warn", says: messages.dkimUnknown };
}

async function checkDmarc(domain: string, dns: Lookups): Promise<MailFinding> {
  const parent = domain.split(".").slice(-2).join(".");
  for (const name of new Set([domain, parent])) {
    const texts = await textsAt(`_dmarc.${name}`, dns);
    const record = texts.find((text) => /^v=DMARC1\b/i.test(text));
    if (record)
      return /\bp=none\b/i.test(record)
        ? { check: "dmarc", state: "warn", says: `${messages.dmarcNone} ${record}` }
        : { check: "dmarc", state: "ok", says: `${messages.dmarc} ${record}` };
  }
  return { check: "dmarc", state: "fail", says: messages.dmarcMissing };
}

async function checkMx(domain: string, dns: Lookups): Promise<MailFinding> {
  const records = await dns.resolveMx(domain).catch(nothingThere);
  return records.length > 0
    ? { check: "mx", state: "ok", says: messages.mx }
    : { check: "mx", state: "warn", says: messages.mxMissing };
}

/** @throws Error when DNS does not answer */
async function textsAt(name: string, dns: Lookups): Promise<string[]> {
  const records = await dns.resolveTxt(name).catch(nothingThere);
  return records.map((parts: string[]) => parts.join(""));
}

function nothingThere(error: NodeJS.ErrnoException): never[] {
  if (error.code === "ENOTFOUND" || error.code === "ENODATA") return [];
  throw error;
}
