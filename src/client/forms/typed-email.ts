import { inPage, readDraft, writeDraft } from "../draft.ts";

/*
 * Fills in the email fields of later pages until a form was sent. It is never stored, because the next person at this
 * screen must not see it.
 */

const KEY = "typed-email";

export function setTypedEmail(email: string): void {
  writeDraft(KEY, { email }, inPage);
}

export function removeTypedEmail(): void {
  writeDraft(KEY, undefined, inPage);
}

export function typedEmail(): string | undefined {
  return (readDraft(KEY, inPage) as { email: string } | undefined)?.email;
}
