/* Typed, but led to nothing yet: the next account page does not ask again. Gone with the page. */

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
