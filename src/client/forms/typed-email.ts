/*
 * The email address that the visitor has typed. Later pages fill it in until a form was sent. The address is never
 * stored, because the next person at this screen must not see it.
 */
let typed: string | undefined;

export function setTypedEmail(email: string | undefined): void {
  typed = email;
}

export function typedEmail(): string | undefined {
  return typed;
}
