/* PKCE (RFC 7636) for mailed links: whoever opens a link gets a code that only the requesting client can use. */
import { createHash } from "node:crypto";
import { isSameSecret } from "#platform/secrets/encryption.ts";
import type { PkceFields } from "../../contract.ts";
import { AuthRefusal } from "./auth-refusal.ts";

export type Challenge = { challenge: string; method: "s256" | "plain" };

/** @throws AuthRefusal `validation_failed` when one of the two fields is missing or malformed */
export function challengeOf({
  code_challenge: challenge,
  code_challenge_method: name,
}: PkceFields): Challenge | undefined {
  if (!challenge && !name) return undefined;
  const method = name?.toLowerCase();
  if (!challenge || (method !== "s256" && method !== "plain")) {
    throw new AuthRefusal(
      "validation_failed",
      "PKCE flow requires code_challenge and code_challenge_method (s256 or plain)",
    );
  }
  if (!/^[\w.~-]{43,128}$/.test(challenge)) {
    throw new AuthRefusal(
      "validation_failed",
      "code_challenge needs 43 to 128 letters, digits, hyphens, periods, underscores or tildes",
    );
  }
  return { challenge, method };
}

export function isVerifier({ challenge, method }: Challenge, verifier: string): boolean {
  const made =
    method === "plain" ? verifier : createHash("sha256").update(verifier).digest("base64url");
  return isSameSecret(made, challenge);
}
