import { z } from "zod";
import {
  MAX_CODE,
  MAX_FACTOR_NAME,
  MAX_ISSUER,
  MAX_METADATA_BYTES,
  MAX_NAME,
  MAX_RECOVERY_CODE,
  PASSWORD,
} from "./limits.ts";
import { cleanText, EmailAddress, singleLine } from "#shared/text/text.ts";

/**
 * A member of staff. `email`: "" if a hosted account service has not told the address. `since`: ISO timestamp of the
 * joining or, before that, of the invitation. `hasSecondFactor`: null with a hosted account service, which does not
 * report it.
 */
export type TeamMember = {
  id: string;
  name: string;
  email: string;
  since: string;
  hasJoined: boolean;
  hasSecondFactor: boolean | null;
};

/**
 * Kinds of mailed tokens, named as in GoTrue, Supabase's account service. `email` stands for `signup` or `magiclink`.
 */
export const ONE_TIME_TYPES = [
  "signup",
  "email",
  "invite",
  "magiclink",
  "recovery",
  "email_change",
] as const;

const email = z.string("An email address is required").transform((value, context) => {
  const parsed = EmailAddress.safeParse(value);
  if (parsed.success) return parsed.data;
  context.addIssue("Unable to validate email address: invalid format");
  return z.NEVER;
});
const text = (most: number) => z.string().max(most);
const password = text(PASSWORD.maxCharacters);
const code = text(MAX_CODE);
const data = z
  .record(z.string(), z.json(), "data must be an object")
  .refine(isPlainText, "data must be plain text")
  .transform((value) => cleaned(value) as typeof value)
  .refine(fitsToken, `data can have at most ${MAX_METADATA_BYTES} bytes of JSON`)
  .refine(
    ({ name }) => typeof name !== "string" || name.length <= MAX_NAME,
    `data.name can have at most ${MAX_NAME} characters`,
  );
const friendlyName = singleLine(MAX_FACTOR_NAME, "friendly_name").optional();

/** Fields of PKCE (RFC 7636). A request has both fields or neither. */
const pkce = {
  code_challenge: text(200).nullish(),
  code_challenge_method: text(20).nullish(),
};
export type PkceFields = { [Name in keyof typeof pkce]?: string | null | undefined };

/** Body of the sign-up request. Unknown fields are ignored, as GoTrue does. */
export const SignUp = z.object({
  email: email.optional(),
  password: password.optional(),
  data: data.nullish(),
  ...pkce,
});
export const MagicLink = z.object({
  email,
  data: data.nullish(),
  create_user: z.boolean().default(true),
  ...pkce,
});
export const PkceGrant = z.object({
  auth_code: text(200).optional(),
  code_verifier: text(200).optional(),
});
export const PasswordGrant = z.object({ email: email.optional(), password: password.optional() });
export const RefreshGrant = z.object({ refresh_token: text(200).optional() });
export const Recover = z.object({ email, ...pkce });
export const Resend = z.object({ type: z.enum(["signup", "email_change"]), email, ...pkce });
export const Verify = z.union(
  [
    z.object({
      type: z.enum(ONE_TIME_TYPES),
      token_hash: text(200).min(1),
      token: z.undefined().optional(),
    }),
    z.object({
      type: z.enum(ONE_TIME_TYPES),
      email,
      token: code.min(1),
      token_hash: z.undefined().optional(),
    }),
  ],
  "Verify requires a type and either a token hash or an email address and a token",
);
export const UserChange = z.object({
  email: email.optional(),
  password: password.optional(),
  current_password: password.optional(),
  nonce: code.optional(),
  data: data.nullish(),
  app_metadata: z.json().optional(),
  ...pkce,
});
export type UserChange = z.output<typeof UserChange>;
export const EnrollFactor = z.object({
  factor_type: z.enum(["totp", "phone", "webauthn"], "factor_type needs to be totp"),
  friendly_name: friendlyName,
  issuer: singleLine(MAX_ISSUER, "issuer").optional(),
});
export const VerifyFactor = z.object({ challenge_id: z.uuid(), code });
export const VerifyRecoveryCode = z.object({ code: text(MAX_RECOVERY_CODE) });
export const NameRecoveryCodes = z.object({ friendly_name: friendlyName });

/** Whether a profile is small enough for an access token, which browsers send in a header. */
export function fitsToken(metadata: unknown): boolean {
  // Counts UTF-8 bytes. Each byte outside ASCII is encoded as a percent sign and two hex digits.
  const bytes = encodeURIComponent(JSON.stringify(metadata)).replace(/%../g, "x");
  return bytes.length <= MAX_METADATA_BYTES;
}

/**
 * Whether PostgreSQL can store all texts in a value. PostgreSQL refuses U+0000, and a surrogate that is not part of a
 * pair.
 */
function isPlainText(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).flat().every(isPlainText);
}

function cleaned(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [cleanText(name), cleaned(each)]),
  );
}

export type AboutAccount = {
  email: string;
  staff: boolean;
  hasPassword: boolean;
  /** Whether a hosted account service, instead of this site, manages sessions and deletes accounts. */
  hosted: boolean;
};

export type SignedInPlace = {
  id: string;
  userAgent: string;
  begunAt: string;
  usedAt: string;
  current: boolean;
};
