export type RefusalCode =
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "invalid"
  | "too_many"
  | "unavailable";

/** An expected refusal of a request. `message` is a sentence for the person who sent the request. */
export class Refusal extends Error {
  override name = "Refusal";
  code: RefusalCode;
  /** In seconds. */
  retryAfter: number | undefined;
  /** A code by which a page decides what to offer the person. */
  reason: string | undefined;
  /** For each invalid field, by its name, a sentence that says what is wrong. */
  fields: Record<string, string> | undefined;

  constructor(
    code: RefusalCode,
    message: string,
    {
      retryAfter,
      reason,
      fields,
    }: {
      retryAfter?: number | undefined;
      reason?: string;
      fields?: Record<string, string>;
    } = {},
  ) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
    this.reason = reason;
    this.fields = fields;
  }
}

export function tooMany(seconds: number): Refusal {
  const wait = Math.max(1, Math.ceil(seconds));
  const minutes = Math.ceil(wait / 60);
  const when =
    wait < 90
      ? "in a minute"
      : minutes < 90
        ? `in ${minutes} minutes`
        : `in ${Math.ceil(minutes / 60)} hours`;
  return new Refusal("too_many", `That was too often for now. Please try again ${when}.`, {
    retryAfter: wait,
  });
}
