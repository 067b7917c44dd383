import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  jwtVerify,
  SignJWT,
  type JWTVerifyGetKey,
} from "jose";
import { z } from "zod";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { AUTH_BASE, HOSTED_ALGORITHMS } from "../../protocol.ts";
import { AuthRefusal } from "../protocol/protocol.ts";
import { ALGORITHM, publishedKeys, type SigningKey } from "./keys.ts";

/** Time for which an access token is valid, the same as in GoTrue. */
export const ACCESS_TOKEN_SECONDS = 3600;
const AUDIENCE = "authenticated";

const Claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  email: z.string().optional(),
  aal: z.enum(["aal1", "aal2", "aal3"]).default("aal1"),
});
type Claims = z.output<typeof Claims>;

/**
 * Returns the issuer of access tokens. Without PUBLIC_ORIGIN the issuer always begins with "http:". Behind a TLS proxy,
 * some requests seem to come by https and others by http, and the issuer must not change.
 */
function issuerOf(platform: Platform, origin: string): string {
  const { supabase, publicOrigin } = platform.config;
  if (supabase) return supabase.url + AUTH_BASE;
  return (publicOrigin ?? `http://${new URL(origin).host}`) + AUTH_BASE;
}

export async function signAccessToken(
  platform: Platform,
  origin: string,
  claims: Record<string, unknown>,
  { kid, key }: SigningKey,
): Promise<{ token: string; expiresAt: number }> {
  const issuedAt = Math.floor(platform.now().getTime() / 1000);
  const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: "JWT" })
    .setIssuer(issuerOf(platform, origin))
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
  return { token, expiresAt };
}

/** @throws AuthRefusal `bad_jwt`; Refusal `unavailable` if the keys of the hosted service cannot be fetched */
export async function readAccessToken(
  platform: Platform,
  origin: string,
  token: string,
): Promise<Claims> {
  const { supabase } = platform.config;
  try {
    const { payload } = await jwtVerify(token, await keysOf(platform), {
      algorithms: supabase ? [...HOSTED_ALGORITHMS] : [ALGORITHM],
      issuer: issuerOf(platform, origin),
      audience: AUDIENCE,
      requiredClaims: ["exp", "sub", "session_id"],
      currentDate: platform.now(),
    });
    return Claims.parse(payload);
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || isNetworkFailure(error)) {
      throw new Refusal("unavailable", "The account service cannot be reached.");
    }
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) {
      if (supabase && error instanceof errors.JOSEError) noteRefusal(platform, error);
      throw new AuthRefusal("bad_jwt", "invalid JWT: unable to parse or verify signature");
    }
    throw error;
  }
}

const NOTE_EVERY_MS = 60_000;
const notedAt = new WeakMap<Platform, number>();

/**
 * Logs, at most once a minute, that a token does not have the signature, algorithm or issuer of the hosted service. The
 * operator needs this reason, because the person sees only the sign-in page.
 */
function noteRefusal(platform: Platform, error: errors.JOSEError): void {
  const isForeign =
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JWKSNoMatchingKey ||
    (error instanceof errors.JWTClaimValidationFailed && error.claim === "iss");
  const now = platform.now().getTime();
  if (!isForeign || now - (notedAt.get(platform) ?? 0) < NOTE_EVERY_MS) return;
  notedAt.set(platform, now);
  platform.log.warn(
    { reason: error.code },
    "a token was refused: its signature, algorithm or issuer is not that of SUPABASE_URL; see npm run doctor",
  );
}

const remote = new Map<string, JWTVerifyGetKey>();

async function keysOf(platform: Platform): Promise<JWTVerifyGetKey> {
  const { supabase } = platform.config;
  if (!supabase) return createLocalJWKSet({ keys: await publishedKeys(platform) });
  const url = `${supabase.url}${AUTH_BASE}/.well-known/jwks.json`;
  const known = remote.get(url);
  if (known) return known;
  const made = createRemoteJWKSet(new URL(url), { timeoutDuration: 5000 });
  remote.set(url, made);
  return made;
}

/**
 * Whether the keys of the hosted service could not be fetched. If the service's answer is not a set of keys, the
 * library jose throws ERR_JOSE_GENERIC.
 */
function isNetworkFailure(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    (error instanceof errors.JOSEError && error.code === "ERR_JOSE_GENERIC")
  );
}
