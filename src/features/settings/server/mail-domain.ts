import { Resolver } from "node:dns/promises";
import { business } from "#content/accounts/business.ts";
import type { MailFinding } from "../contract.ts";

const messages = business.mailFindings;

export type Lookups = Pick<Resolver, "resolveTxt" | "resolveMx">;

/** Names under which mail providers usually publish the key for their DKIM signatures. */
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
 * Whether DNS says that the domain does not exist. On a computer without access to DNS, this may be the answer for any
 * domain.
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
  // "+" is the default qualifier, so "all" alone lets everybody send too (RFC 7208, section 4.6.2).
  const isOpen = / \+?all(?: |$)/i.test(records[0] ?? "");
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
  const own = await dmarcAt(domain, dns);
  const record = own ?? (await inheritedDmarc(domain, dns));
  if (!record) return { check: "dmarc", state: "fail", says: messages.dmarcMissing };
  const policy = (own ? undefined : tagOf(record, "sp")) ?? tagOf(record, "p");
  return policy === "quarantine" || policy === "reject"
    ? { check: "dmarc", state: "ok", says: `${messages.dmarc} ${record}` }
    : { check: "dmarc", state: "warn", says: `${messages.dmarcNone} ${record}` };
}

/**
 * Maximum number of labels of a name at which the search for a DMARC record above a domain starts. For
 * "a.b.c.d.e.f.g.h.i", the search goes from "c.d.e.f.g.h.i" up to "i".
 */
const MAX_LABELS = 7;

/**
 * Finds the DMARC record that applies to a domain without a record of its own: the organization's, or else the public
 * suffix's (RFC 9989, section 4.10).
 */
async function inheritedDmarc(domain: string, dns: Lookups): Promise<string | undefined> {
  const labels = domain.split(".");
  let found: string | undefined;
  let below: string | undefined;
  for (let count = Math.min(labels.length - 1, MAX_LABELS); count > 0; count--) {
    // If the lookup for this name fails, the search goes on, so that the page can show its other findings.
    const above = labels.slice(-count).join(".");
    const record = await dmarcAt(above, dns).catch(() => undefined);
    const suffix = record && tagOf(record, "psd");
    if (suffix === "y") return below ?? record;
    if (suffix === "n") return record;
    found = record ?? found;
    below = record;
  }
  return found;
}

async function dmarcAt(name: string, dns: Lookups): Promise<string | undefined> {
  const texts = await textsAt(`_dmarc.${name}`, dns);
  const records = texts.filter((text) => /^v=DMARC1\b/i.test(text));
  return records.length === 1 ? records[0] : undefined;
}

/** Returns the value of a tag of a DMARC record in lower case, such as "reject" for the tag "p". */
function tagOf(record: string, tag: string): string | undefined {
  return new RegExp(`;\\s*${tag}\\s*=\\s*(\\w+)`, "i").exec(record)?.[1]?.toLowerCase();
}

async function checkMx(domain: string, dns: Lookups): Promise<MailFinding> {
  const records = await dns.resolveMx(domain).catch(nothingThere);
  // A record without a host says that the domain accepts no email (RFC 7505), so it does not count.
  return records.some(({ exchange }) => exchange !== "")
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
