import { contact } from "#content/landing/contact.ts";
import type { WorkflowFile } from "#check/read/workflow-file.ts";
import { findSecrets } from "#check/rules/share/find-secrets.ts";
import { secretsInFile } from "#check/rules/share/secrets-in-file.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Filled } from "./form-values.ts";

const { anyway, patient, pinned, secret, secretInFile } = contact.form.caution;

/** Matches a birth date with a word such as "born", and a patient whose name is about to follow. */
const PATIENT =
  /(?<!\p{L})(?:born|date of birth|dob|geb(?:\.|oren))\W{1,3}(?:(?:on|am|is)\W)?(?:\d{1,4}[./-]|\d{1,2}(?:st|nd|rd|th)?\.? (?:of )?(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]))|(?<!\p{L})patient(?:in)?,? (?:mrs?|ms|frau|herrn?)(?!\p{L})/iu;

/** Matches entries of a test run that n8n keeps in a workflow's file. They may be about real people. */
const PINNED = /"pinData"\s*:\s*\{\s*"/;

/**
 * Warns of keys, passwords and patients in a message, and of keys, passwords and pinned data in the workflows attached
 * to it. The server removes secrets from messages, but stores files as they are.
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
  return PATIENT.test(text) ? patient : "";
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
    // The file is no JSON, or no workflow.
    return findSecrets(text)[0];
  }
}
