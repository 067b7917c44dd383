import { contact } from "#content/landing/contact.ts";
import { offline } from "#content/site/errors/offline.ts";
import { ApiError, isUnreachable } from "#client/api.ts";
import type { FieldErrors } from "../contract.ts";

const { errors } = contact.form;

/** Describes why sending a message failed, with the sentences of docs/product.md, section 8. */
export function describeFailure(failure: unknown): { error: string; fields: FieldErrors } {
  const { status, sentence, fields, isForeign } =
    failure instanceof ApiError ? failure : new ApiError({ cause: failure });
  if (isUnreachable(failure)) {
    const isOffline = "onLine" in navigator && !navigator.onLine;
    const [before, after] = isOffline
      ? [offline.kept, offline.later]
      : [errors.other, offline.kept];
    return { error: `${before} ${after}`, fields };
  }
  if (status === 0) return { error: errors.other, fields };
  return { error: isForeign ? errors.notJson : (sentence ?? errors.failed), fields };
}
