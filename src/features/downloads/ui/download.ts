import { saveFile } from "#client/save-file.ts";
import { templatesPage } from "#content/library/templates-page.ts";
import { offline } from "#content/site/errors/offline.ts";
import { ApiError, callApi, fetchOwn, isUnreachable } from "#client/api.ts";
import { createDeadline } from "#client/deadline.ts";
import { entryHeader } from "#features/analytics/client/entry-header.ts";
import { folderPath, importPath, TEMPLATE_FILES } from "#shared/template-addresses.ts";
import type { Filled } from "#features/setup/contract.ts";
import type { DownloadDone, DownloadReceipt, DownloadRequest } from "../contract.ts";
import { licenseText } from "./license-file.ts";

const texts = templatesPage.downloadModal.errors;
const LEADS = "/api/download-leads";

/** Time in ms after which a request is aborted if no data arrives from the server. */
const TIMEOUT_MS = 60_000;

export class DownloadError extends Error {}

/** Thrown if the template is not public, so another try is useless. */
export class GoneError extends DownloadError {
  constructor(cause: unknown) {
    super(texts.gone, { cause });
  }
}

/**
 * Stores, before a download, who downloads which template (docs/product.md, section 7, row 3).
 * @param key - idempotency key
 * @throws DownloadError if the server refuses the request or does not answer
 */
export async function recordLead(
  lead: Pick<DownloadRequest, "email" | "template_id"> & { wants_newsletter?: boolean },
  key: string,
  signal: AbortSignal,
): Promise<DownloadReceipt> {
  const headers = { "Idempotency-Key": key, ...entryHeader() };
  try {
    return await callApi(LEADS, { json: lead, headers, signal, timeoutMs: TIMEOUT_MS });
  } catch (error) {
    throw failure(refusalOf(error) ?? texts.recordFailed, error);
  }
}

/**
 * Saves the files of a template as a zip file (docs/product.md, section 7, rows 4 to 6).
 * @param onFile - is called after each file, with the number of files that were fetched so far
 * @throws DownloadError if the zip cannot be made
 */
export async function download(
  id: string,
  {
    signal,
    onFile,
    fill,
  }: { signal: AbortSignal; onFile: (done: number) => void; fill?: Filled["fill"] | undefined },
): Promise<void> {
  const deadline = createDeadline(signal, TIMEOUT_MS);
  try {
    const template = await readTemplate(id, deadline.signal);
    let done = 0;
    const files = await Promise.all(
      TEMPLATE_FILES.map(async (name) => {
        const file = await readFile(`${folderPath(template)}${name}`, deadline.signal);
        deadline.extend();
        onFile((done += 1));
        // A folder in the zip keeps the unpacked files of several templates apart.
        const path = `${template.slug}/${name}`;
        return file && { path, name, file };
      }),
    );
    const there = files.filter((file) => file !== undefined);
    if (there.length === 0) throw new Error(texts.internal);
    const { downloadZip } = await import("client-zip");
    const zip = await downloadZip([
      ...there.map(({ path, name, file }) => ({
        name: path,
        input: fill && name === "workflow.json" ? fill(new TextDecoder().decode(file)) : file,
      })),
      ...licenseOf(there.find(({ name }) => name === "metadata.json")?.file, template.slug),
    ]).blob();
    deadline.signal.throwIfAborted();
    saveFile(zip, `template-${id}.zip`);
  } catch (error) {
    if (!signal.aborted) console.warn(error);
    throw failure(texts.downloadFailed, error);
  } finally {
    deadline.end();
  }
  reportDone({ template_id: id, downloaded_at: new Date().toISOString() });
}

/** @throws Error with a message for the browser's console (docs/product.md, section 8) */
async function readTemplate(id: string, signal: AbortSignal) {
  try {
    return await callApi<{ category: string[]; title: string; slug: string }>(
      `/api/templates/${id}`,
      { signal },
    );
  } catch (cause) {
    throw new Error(isGone(cause) ? texts.notFound : texts.fetchFailed, { cause });
  }
}

/** Reports a finished download, even if the visitor leaves the page meanwhile (docs/product.md, section 7, row 6). */
function reportDone(row: DownloadDone): void {
  callApi(LEADS, { json: row, keepalive: true }).catch((error: unknown) =>
    console.warn("The download was not counted.", error),
  );
}

/** @throws DownloadError if the workflow cannot be fetched */
export async function readWorkflowText(
  slug: string,
  signal: AbortSignal,
  fill: Filled["fill"] = (text) => text,
): Promise<string> {
  const deadline = createDeadline(signal, TIMEOUT_MS);
  try {
    const response = await fetchOwn(importPath(slug), { signal: deadline.signal });
    return fill(await response.text());
  } catch (error) {
    throw failure(texts.downloadFailed, error);
  } finally {
    deadline.end();
  }
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404 && !error.isForeign;
}

function failure(sentence: string, cause: unknown): DownloadError {
  if (isGone(cause) || (cause instanceof Error && isGone(cause.cause))) return new GoneError(cause);
  const message = isUnreachable(cause) ? `${sentence} ${offline.kept}` : sentence;
  return new DownloadError(message, { cause });
}

/** Returns the sentence with which the server refused a wrong email address or too many downloads. */
function refusalOf(error: unknown): string | undefined {
  const hasSentence = error instanceof ApiError && (error.status === 422 || error.status === 429);
  return hasSentence ? error.sentence : undefined;
}

async function readFile(path: string, signal: AbortSignal): Promise<ArrayBuffer | undefined> {
  try {
    return await (await fetchOwn(path, { signal })).arrayBuffer();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    console.warn(`${path} is missing; the zip goes without it.`);
    return undefined;
  }
}

function licenseOf(metadata: ArrayBuffer | undefined, slug: string) {
  const text = metadata && licenseText(new TextDecoder().decode(metadata));
  return text === undefined ? [] : [{ name: `${slug}/LICENSE`, input: text }];
}
