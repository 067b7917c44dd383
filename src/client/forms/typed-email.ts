/*
 * The address that the visitor typed last into an input for the email address of an account. Inputs of this kind on
 * other pages are filled in with it, until a form has been sent successfully.
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
