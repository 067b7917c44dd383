import { createDeadline } from "./deadline.ts";

const TIMEOUT_MS = 30_000;

type Failure = {
  /** HTTP status of the answer; 0 if there was no complete answer. */
  status?: number | undefined;
  sentence?: string | undefined;
  code?: string | undefined;
  fields?: Record<string, string> | undefined;
  cause?: unknown;
};

/**
 * An error of a request to the API. `sentence` is the API's message for the visitor. If the API did not answer,
 * `sentence` is undefined, and the caller has to write the message.
 */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly sentence: string | undefined;
  readonly code: string | undefined;
  readonly fields: Record<string, string>;

  constructor({ status = 0, sentence, code, fields = {}, cause }: Failure) {
    super(sentence ?? `status ${status}`, { cause });
    this.status = status;
    this.sentence = sentence;
    this.code = code;
    this.fields = fields;
  }

  get isForeign(): boolean {
    return this.code === FOREIGN;
  }
}

const FOREIGN = "not_json";
const UNREACHABLE = "unreachable";

export function isUnreachable(error: unknown): boolean {
  if (error instanceof ApiError && error.code === UNREACHABLE) return true;
  return error instanceof Error && isUnreachable(error.cause);
}

export type ApiOptions = {
  method?: "GET" | "POST" | "PATCH" | "DELETE" | undefined;
  /** Body of the request. The default method of a request with a body is POST. */
  json?: unknown;
  /** Body of the request as a form, in place of `json`. */
  form?: FormData | undefined;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
};

/**
 * @returns the JSON of the answer; undefined for status 204
 * @throws ApiError if the API refuses, cannot be reached, or takes longer than `timeoutMs`; the reason of the abort if
 *   `signal` is aborted
 */
export async function callApi<Answer>(
  path: string,
  { signal, timeoutMs = TIMEOUT_MS, ...options }: ApiOptions & { timeoutMs?: number } = {},
): Promise<Answer> {
  const deadline = createDeadline(signal, timeoutMs);
  try {
    const response = await fetchOwn(path, { ...options, signal: deadline.signal });
    return (response.status === 204 ? undefined : await readJson(response)) as Answer;
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ApiError ? error : new ApiError({ cause: error });
  } finally {
    deadline.end();
  }
}

/**
 * Sends a request without a time limit.
 * @throws ApiError unless the status is 2xx; the reason of the abort if `signal` is aborted
 */
export async function fetchOwn(
  path: string,
  { method, json, form, headers, ...options }: ApiOptions = {},
): Promise<Response> {
  const response = await fetch(path, {
    ...options,
    method: method ?? (json === undefined && !form ? "GET" : "POST"),
    headers: { ...(json !== undefined && { "Content-Type": "application/json" }), ...headers },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(form && { body: form }),
  }).catch((cause: unknown) => {
    throw cause instanceof TypeError ? new ApiError({ code: UNREACHABLE, cause }) : cause;
  });
  if (response.ok) return response;
  const { status } = response;
  const body = await readJson(response);
  if (typeof body !== "object" || body === null) throw new ApiError({ status });
  const { error, code, fields } = body as Record<string, unknown>;
  throw new ApiError({
    status,
    sentence: typeof error === "string" && error !== "" ? error : undefined,
    code: typeof code === "string" ? code : undefined,
    fields: sentencesIn(fields),
  });
}

async function readJson(response: Response): Promise<unknown> {
  if (response.headers.get("content-type")?.includes("json")) return response.json();
  await response.body?.cancel();
  throw new ApiError({ status: response.status, code: FOREIGN });
}

function sentencesIn(fields: unknown): Record<string, string> {
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}
