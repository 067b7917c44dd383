import { contactCaution } from "#content/landing/contact-caution.ts";
import { contact } from "#content/landing/contact.ts";
import type { WorkflowFile } from "#check/read/workflow-file.ts";
import { findSecrets } from "#check/rules/share/find-secrets.ts";
import { secretsInFile } from "#check/rules/share/secrets-in-file.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Filled } from "./form-values.ts";

const { birthDate, patient, pinned, secret, secretInFile } = contactCaution;
const { anyway } = contact.form;

const MONTH = String.raw`(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th|\.)?`;
/**
 * Matches a birth date: a full date, or a day and month, after a word such as "born". "Born 2019-03" does not match,
 * because it tells when a firm began.
 */
const BORN = new RegExp(
  String.raw`(?<!\p{L})(?:born|date of birth|dob|geb(?:\.|oren))\W{1,3}(?:(?:on|am|is|the)\W){0,2}(?:\d{1,4}[./-]\s?\d{1,2}[./-]|${DAY} (?:of )?${MONTH}|${MONTH}\.? ${DAY}(?!\d))`,
  "giu",
);
/** Matches the end of a text after which "born" tells when a business began: "our agency was". */
const BUSINESS =
  /(?<!\p{L})(?:we|wir|company|firm|startup|start-up|agency|business|shop|store|brand|idea|project|studio|firma|agentur|laden|idee|projekt|marke)(?:\s+(?:was|were|is|has been|wurden?|ist|sind))?\s*$/iu;

/**
 * Matches "the patient Mrs …", and words that announce the name of a patient, such as "Patient: …" and "the patient's
 * name is".
 */
const PATIENT =
  /(?<!\p{L})[Pp]atient(?:in|en)?[:,]? (?:[Mm](?:rs?|s)|[Ff]rau|[Hh]errn?)(?!\p{L})|(?<!\p{L})(?:[Pp]atient(?:in|en|['’]?s|s['’])? [Nn]ame|[Nn]ame of (?:the|our|a|this|my) patient|[Nn]ame (?:des|der|unser\p{L}+|einer?s?) Patient(?:en|in)|[Pp]atient(?:inn?)?en-?[Nn]amen?|[Pp]atient(?:in|en)? (?:named|called|namens)|[Pp]atient(?:in)?(?=:))(?: is| ist| was| war|:)? (?:\p{Lu}(?:\p{Ll}+|\.) ){1,3}\p{Lu}\p{Ll}+/u;

/**
 * Matches pinned data: entries of a test run that n8n keeps in the file of a workflow. They may be about real people.
 */
const PINNED = /"pinData"\s*:\s*\{\s*"/;

/**
 * Warns of keys, passwords, patients and birth dates in a message, and of keys, passwords and pinned data in attached
 * workflows. The server removes secrets from messages, but stores files as they are.
 * @returns a sentence, or "" if nothing was found
 * @throws DOMException if a file was changed or deleted after the visitor chose it
 */
export async function cautionAbout({ values, files }: Filled): Promise<string> {
  const warning = aboutMessage(values.message) || (await aboutFiles(files));
  return warning && `${warning} ${anyway}`;
}

function aboutMessage(text: string): string {
  const [what] = findSecrets(text);
  if (what) return interpolate(secret, { what });
  if (PATIENT.test(text)) return patient;
  return namesBirthDate(text) ? interpolate(secret, { what: birthDate }) : "";
}

function namesBirthDate(text: string): boolean {
  return Array.from(text.matchAll(BORN)).some(({ index }) => !BUSINESS.test(text.slice(0, index)));
}

async function aboutFiles(files: readonly File[]): Promise<string> {
  for (const file of files.filter(({ name }) => /\.json$/i.test(name))) {
    const text = await file.text();
    const what = secretIn(text) ?? (PINNED.test(text) ? pinned : "");
    if (what) return interpolate(secretInFile, { file: file.name, what });
  }
  return "";
}

function secretIn(text: string): string | undefined {
  try {
    return secretsInFile(JSON.parse(text) as WorkflowFile)[0]?.what;
  } catch {
    // The file is not JSON, or not a workflow, so it is searched as plain text.
    return findSecrets(text)[0];
  }
}
