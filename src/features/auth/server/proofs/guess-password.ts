import type { Platform } from "#platform/platform.ts";
import type { User } from "../stores/users-store.ts";
import { limitGuesses } from "./limits.ts";
import { isPassword } from "./passwords.ts";

/**
 * The try is counted before it is looked at, and refunded when right or not looked at.
 * @param user undefined: takes as long
 * @throws AuthRefusal `over_request_rate_limit`, `unavailable`
 */
export async function guessPassword(
  platform: Platform,
  user: Pick<User, "password_hash"> | undefined,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<boolean> {
  const guess = await limitGuesses(platform, address, email);
  let wrong = false;
  try {
    wrong = !(await isPassword(password, user?.password_hash, platform.config.passwordHash));
    return !wrong;
  } finally {
    if (!wrong) await guess.refund();
  }
}
