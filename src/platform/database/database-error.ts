/** SQLSTATEs of errors that the site itself throws (PostgreSQL's documentation, appendix A). */
export const SQLSTATE = {
  connectionFailure: "08006",
  activeTransaction: "25001",
  noActiveTransaction: "25P01",
  inFailedTransaction: "25P02",
  idleInTransactionTimeout: "25P03",
  tooManyConnections: "53300",
  cannotConnectNow: "57P03",
} as const;

const FIELDS = [
  "code",
  "severity",
  "detail",
  "hint",
  "constraint",
  "schema",
  "table",
  "column",
  "where",
  "routine",
] as const;

/** A database error as a plain object, which one thread can send to another. */
export type PlainError = { message: string } & { [field in (typeof FIELDS)[number]]?: string };

export function toPlainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { message: String(error) };
  const all = error as unknown as Record<string, unknown>;
  const plain: PlainError = { message: error.message };
  for (const field of FIELDS) {
    const value = all[field];
    if (typeof value === "string") plain[field] = value;
  }
  return plain;
}

export class DatabaseError extends Error {
  override name = "DatabaseError";
  declare code: string | undefined;

  constructor({ message, ...fields }: PlainError, options?: ErrorOptions) {
    super(message, options);
    Object.assign(this, fields);
  }
}
