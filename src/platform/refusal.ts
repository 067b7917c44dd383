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
  /** Seconds after which the person may try again. */
  retryAfter: number | undefined;
  /** A code in the answer. A page reads it to decide what to offer the person. */
  reason: string | undefined;
  /** Sentences for the person by the name of the field that is invalid. */
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

/**
 * Makes the refusal of a person who did something too often.
 * @param seconds - time after which the limit ends
 */
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
