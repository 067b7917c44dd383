import { templatesPage } from "#content/templates-page.ts";
import { folderPath, importPath, TEMPLATE_FILES } from "../addresses.ts";
import type { DownloadDone, DownloadRequest, Template } from "../contract.ts";

const words = templatesPage.downloadModal.errors;
const EMAIL_KEY = "download-email";

/** A failure in words for the visitor. */
export class TakeError extends Error {}

/**
 * First insert (product spec, section 7, row 3).
 * @param key the same for a repeated attempt with the same values (decision 21)
 * @throws TakeError
 */
export async function noteLead(
  lead: Pick<DownloadRequest, "email" | "template_id"> & { wants_newsletter?: boolean },
  key: string,
): Promise<void> {
  const response = await post(lead, { "Idempotency-Key": key }).catch(() => undefined);
  if (response?.ok) return;
  // An address that is refused, or too many in an hour: the server's sentence says what to do.
  const told = response?.status === 422 || response?.status === 429;
  const answer = told ? ((await response.json()) as { error: string }) : undefined;
  throw new TakeError(answer?.error ?? words.recordFailed);
}

/**
 * Rows 4 to 6 of the product spec's section 7: reads the row, gets the four files, saves them as
 * one zip, and notes that it was built.
 * @param onFile told after each file how many are there
 * @throws TakeError
 */
export async function download(id: string, onFile: (done: number) => void): Promise<void> {
  try {
    const template = await readTemplate(id);
    let done = 0;
    const files = await Promise.all(
      TEMPLATE_FILES.map(async (name) => {
        const file = await readFile(`${folderPath(template)}${name}`);
        onFile((done += 1));
        return file && { name, input: file };
      }),
    );
    const there = files.filter((file) => file !== undefined);
    if (there.length === 0) throw new Error(words.internal);
    const { downloadZip } = await import("client-zip");
    save(await downloadZip(there).blob(), `template-${id}.zip`);
  } catch (error) {
    console.warn(error);
    throw new TakeError(words.downloadFailed, { cause: error });
  }
  const row: DownloadDone = { template_id: id, downloaded_at: new Date().toISOString() };
  const noted = await post(row).catch(() => undefined);
  if (!noted?.ok) console.warn("The download was not counted.", noted?.status);
}

/** The workflow as n8n's canvas takes it by Ctrl+V. @throws TakeError */
export async function readWorkflowText(slug: string): Promise<string> {
  const response = await fetch(importPath(slug)).catch(() => undefined);
  if (!response?.ok) throw new TakeError(words.downloadFailed);
  return response.text();
}

/** The address given before in this browser. */
export function rememberedEmail(): string {
  try {
    return localStorage.getItem(EMAIL_KEY) ?? "";
  } catch {
    return "";
  }
}

export function rememberEmail(email: string): void {
  try {
    if (email === "") localStorage.removeItem(EMAIL_KEY);
    else localStorage.setItem(EMAIL_KEY, email);
  } catch {
    // A browser that keeps nothing asks again.
  }
}

async function readTemplate(id: string): Promise<Template> {
  const response = await fetch(`/api/templates/${id}`);
  if (response.status === 404) throw new Error(words.notFound);
  if (!response.ok) throw new Error(words.fetchFailed);
  return (await response.json()) as Template;
}

async function readFile(path: string): Promise<ArrayBuffer | undefined> {
  const response = await fetch(path);
  if (response.ok) return response.arrayBuffer();
  if (response.status !== 404) throw new Error(words.internal);
  console.warn(`${path} is missing; the zip goes without it.`);
  return undefined;
}

function post(body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch("/api/download-leads", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
