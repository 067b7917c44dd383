/*
 * The address that was typed last and has led to nothing yet, so that the next account page ("Forgot
 * your password?", "Sign up") does not ask for it again. In memory only: gone with the page.
 */

let typed: string | undefined;

export function keepTypedEmail(email: string): void {
  typed = email;
}

export function forgetTypedEmail(): void {
  typed = undefined;
}

export function typedEmail(): string | undefined {
  return typed;
}
