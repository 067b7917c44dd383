/**
 * `left`: the caller aborted the request. `malformed`: the provider's answer breaks the protocol. `unavailable`: any
 * failure that is none of the other kinds.
 */
export type FailureKind =
  | "key"
  | "model-missing"
  | "too-long"
  | "redirect"
  | "left"
  | "malformed"
  | "unavailable";

/** The message and the details contain no text from the provider, except for its short error code. */
export class ModelFailure extends Error {
  override name = "ModelFailure";
  kind: FailureKind;
  details: { status?: number; code?: string };
  mayBeCharged: boolean;

  constructor(
    kind: FailureKind,
    message: string,
    { mayBeCharged = true, ...details }: ModelFailure["details"] & { mayBeCharged?: boolean } = {},
  ) {
    super(message);
    this.kind = kind;
    this.details = details;
    this.mayBeCharged = mayBeCharged;
  }
}

export type ErrorAnswer = { status: number; code: string; param: string; message: string };

export function readFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const answer = errorAnswer(error);
  const [kind, message] = sorted(answer);
  const code = answer && /^[\w.-]{1,60}$/.test(answer.code) ? answer.code : undefined;
  return new ModelFailure(kind, message, { status: answer?.status, code, mayBeCharged: false });
}

function sorted(answer: ErrorAnswer | undefined): [FailureKind, string] {
  if (!answer) return ["unavailable", "there is no connection"];
  const { status, code, message } = answer;
  if (status === 401 || /api.?key/i.test(`${code} ${message}`)) {
    return ["key", "the key was refused"];
  }
  if (saysModelIsMissing(answer)) return ["model-missing", "the model does not exist"];
  if (saysTooLong(answer)) return ["too-long", "the conversation is longer than the context"];
  if (status >= 300 && status < 400) return ["redirect", "the provider redirects"];
  return ["unavailable", "the provider did not answer"];
}

/**
 * Reads the fields of an error of the `openai` library. `instanceof` is not used, because the library might not be
 * loaded.
 * @returns undefined if the error has no HTTP status
 */
export function errorAnswer(error: unknown): ErrorAnswer | undefined {
  if (!(error instanceof Error)) return undefined;
  const { status, code, param } = error as Partial<Record<keyof ErrorAnswer, unknown>>;
  if (typeof status !== "number") return undefined;
  return {
    status,
    code: typeof code === "string" ? code : "",
    param: typeof param === "string" ? param : "",
    message: error.message,
  };
}

/** Whether the provider refused a request as too long. Only OpenAI has a code for this. Others use a sentence. */
function saysTooLong({ status, code, message }: ErrorAnswer): boolean {
  if (status === 413 || code === "context_length_exceeded") return true;
  return (
    status >= 400 &&
    status < 500 &&
    /context (?:length|window|size)|maximum context|(?:prompt|input) is too long|too many tokens|request too large/i.test(
      message,
    )
  );
}

function saysModelIsMissing({ status, code, message }: ErrorAnswer): boolean {
  if (status !== 404 && status !== 400) return false;
  if (code === "model_not_found") return true;
  return (
    /\bmodel\b/i.test(message) &&
    /not.?found|not exist|unknown|invalid model|deprecated|decommissioned|shut.?down|no longer/i.test(
      message,
    )
  );
}
