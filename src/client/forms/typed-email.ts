/*
 * The email address that the visitor typed last. The email fields of later pages are filled in with it, until a form
 * was sent successfully.
 */

let address: string | undefined;

export function setTypedEmail(email: string): void {
  address = email;
}

export function clearTypedEmail(): void {
  address = undefined;
}

export function typedEmail(): string | undefined {
  return address;
}
