import { inPage, readDraft, writeDraft } from "../draft.ts";

/*
 * The email address that the visitor typed last. The email fields of later pages are filled in with it, until a form
 * was sent successfully. It is never stored, because the next person at this screen must not see it.
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
