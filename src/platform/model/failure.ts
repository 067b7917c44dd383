/**
 * key: refused by the provider; model-missing: no such model; left: the caller's signal;
 * malformed: not what the protocol says; unavailable: everything else.
 */
export type FailureKind = "key" | "model-missing" | "left" | "malformed" | "unavailable";

/** Why there is no (whole) reply. Holds our own words and short codes only, never the provider's text. */
export class ModelFailure extends Error {
  override name = "ModelFailure";
  kind: FailureKind;
  details: { status?: number; code?: string };

  constructor(kind: FailureKind, message: string, details: ModelFailure["details"] = {}) {
    super(message);
    this.kind = kind;
    this.details = details;
  }
}

/** An error answer of the provider, as the `openai` library throws it (`APIError`). */
export type ErrorAnswer = { status: number; code: string; param: string; message: string };

/** Sorts an error of the `openai` library or of the connection. */
export function readFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const answer = errorAnswer(error);
  if (!answer) return new ModelFailure("unavailable", "the connection broke");
  const { status, code, message } = answer;
  const details = { status, code: /^[\w.-]{1,60}$/.test(code) ? code : undefined };
  if (status === 401 || /api.?key/i.test(`${code} ${message}`)) {
    return new ModelFailure("key", "the key was refused", details);
  }
  if (saysModelIsMissing(answer)) {
    return new ModelFailure("model-missing", "the model does not exist", details);
  }
  return new ModelFailure("unavailable", "the provider did not answer", details);
}

/** Told by its fields, not its class: naming the class would load the library with the server. */
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
