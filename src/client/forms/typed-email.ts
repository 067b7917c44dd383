/*
 * Fills in the email fields of later pages until a form was sent. It is never stored, because the next person at this
 * screen must not see it.
 */
let typed: string | undefined;

export function setTypedEmail(email: string | undefined): void {
  typed = email;
}

export function typedEmail(): string | undefined {
  return typed;
}
