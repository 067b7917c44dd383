import { files as labels } from "#content/site/files.ts";
import { cleanText } from "#shared/text/text.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { FILES, nameWithEnding, typeOfContents, uploadsProblem } from "#shared/uploads.ts";
import { Refusal } from "../../refusal.ts";

export type UploadedFile = { name: string; type: string; body: Uint8Array };

const MAX_NAME = 150;

/** Maximum size of a form, without its files. */
export const FORM_BYTES = 64 * 1024;

export function isFormWithFiles(headers: Headers): boolean {
  return /^multipart\/form-data\b/i.test(headers.get("content-type") ?? "");
}

/** @throws Refusal `invalid` if the form cannot be read */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw refusal(labels.problems.unreadable);
  }
}

/**
 * Finds the type of a file from its contents, not from its name.
 * @throws Refusal `invalid` if a file is empty or of a wrong type, or if the files are too many or too large
 */
export async function readFiles(form: FormData): Promise<UploadedFile[]> {
  const sent = form.getAll(FILES).filter((entry): entry is File => typeof entry !== "string");
  // If the visitor chose no file, the browser sends an empty file without a name.
  const chosen = sent.filter(({ name, size }) => name !== "" || size > 0);
  const problem = uploadsProblem(chosen);
  if (problem) throw refusal(problem);
  const files: UploadedFile[] = [];
  for (const file of chosen) {
    const name = shortName(file.name);
    if (file.size === 0) throw refusal(interpolate(labels.problems.empty, { name }));
    const body = new Uint8Array(await file.arrayBuffer());
    const type = typeOfContents(body) ?? (isJson(body) ? "application/json" : undefined);
    if (!type) throw refusal(interpolate(labels.problems.type, { name }));
    files.push({ name: nameWithEnding(name, type), type, body });
  }
  return files;
}

function refusal(message: string): Refusal {
  return new Refusal("invalid", message, { fields: { [FILES]: message } });
}

function shortName(name: string): string {
  const line = cleanText(name).replace(/[/\\]/g, "_").replace(/\s+/g, " ").trim();
  return Array.from(line).slice(-MAX_NAME).join("") || "file";
}

/** Bytes of white space around JSON text (RFC 8259, section 2). */
const SPACES = [0x20, 0x09, 0x0a, 0x0d];

/**
 * Whether a file looks like a JSON object or list. The file is not parsed, because parsing 10 MB would take too long.
 */
function isJson(bytes: Uint8Array): boolean {
  const isMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const start = bytes.findIndex((byte, at) => !(isMark && at < 3) && !SPACES.includes(byte));
  const end = bytes.findLastIndex((byte) => !SPACES.includes(byte));
  const edges = String.fromCharCode(bytes[start] ?? 0, bytes[end] ?? 0);
  if (end <= start || (edges !== "{}" && edges !== "[]") || bytes.includes(0)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
