/*
 * The email address that the visitor typed last. The next page's email field contains it until a form with it succeeds.
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
