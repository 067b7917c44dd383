export type RefusalCode =
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "too_many"
  | "unavailable";

/** An expected no. `message` is a sentence for the person who asked. */
export class Refusal extends Error {
  override name = "Refusal";
  code: RefusalCode;
  /** Seconds until asking again can succeed. */
  retryAfter: number | undefined;
  /** Tells a page what to offer: `code` of the answer. */
  reason: string | undefined;

  constructor(
    code: RefusalCode,
    message: string,
    { retryAfter, reason }: { retryAfter?: number | undefined; reason?: string } = {},
  ) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }
}
