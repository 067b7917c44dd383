import type { Config } from "#platform/config/config.ts";
import { AUTH_BASE, HOSTED_ALGORITHMS } from "#features/auth/protocol.ts";
import { Environment } from "#platform/config/environment.ts";
import { distance } from "#platform/search/slips.ts";
import { errorMessage } from "#shared/text/error-message.ts";
import { fail, ok, warn, type Finding } from "./finding.ts";

const TIMEOUT_MS = 5000;

/** Checks the key and the address of the AI provider by listing its models, which costs nothing. */
export async function askModel({ model }: Pick<Config, "model">): Promise<Finding> {
  if (!model) return ok("The assistant answers from the site's own content.");
  const { baseUrl = "https://api.openai.com/v1", apiKey } = model;
  const away = "The assistant answers from the site's own content until the provider is back.";
  try {
    const { status } = await fetch(`${baseUrl.replace(/\/+$/, "")}/models`, {
      headers: { Authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (status === 401 || status === 403)
      return fail(`The AI provider refuses the key (${status}).`, "Check AI_API_KEY.");
    if (status >= 500) return fail(`The AI provider answers ${status}.`, away);
    return ok("The AI provider answers.");
  } catch (error) {
    const says = `The AI provider cannot be reached: ${errorMessage(error)}.`;
    return fail(says, `Check AI_BASE_URL. ${away}`);
  }
}

type KeySet = { keys?: { alg?: string; kty?: string }[] };

/** Checks that the hosted account service answers, and signs tokens with a key and an issuer that this site accepts. */
export async function askAccountService({ supabase }: Pick<Config, "supabase">): Promise<Finding> {
  if (!supabase) return ok("Accounts are the site's own.");
  const service = supabase.url + AUTH_BASE;
  const ask = (name: string) =>
    fetch(`${service}/.well-known/${name}`, {
      headers: { apikey: supabase.anonKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  const check = "Check SUPABASE_URL, and that this machine may reach that service.";
  try {
    const answer = await ask("jwks.json");
    if (!answer.ok) return fail(`The account service answers ${answer.status}.`, check);
    const { keys = [] } = (await answer.json()) as KeySet;
    const kinds = keys.map(({ alg, kty = "" }) => alg ?? USUAL_ALGORITHMS[kty] ?? kty);
    if (!kinds.some((kind) => HOSTED_ALGORITHMS.includes(kind))) {
      const says =
        kinds.length === 0
          ? "The account service names no public key: it signs tokens with a shared secret (HS256)"
          : `The account service signs tokens with ${kinds.join(", ")}`;
      const mend = `Switch the service to asymmetric signing keys (${HOSTED_ALGORITHMS.join(" or ")}).`;
      return fail(`${says}, and nobody can sign in here.`, mend);
    }
    // Older versions of the account service have no `openid-configuration`. The site then assumes that they sign tokens
    // with the right issuer.
    const described = await ask("openid-configuration");
    const { issuer = service } = (described.ok ? await described.json() : {}) as {
      issuer?: string;
    };
    if (issuer !== service) {
      const says = `The account service signs tokens as ${issuer}, but this site accepts only ${service}: nobody can sign in here.`;
      return fail(says, "Set SUPABASE_URL to the address that the service has as its own.");
    }
    return ok("The account service answers, and names its public keys.");
  } catch (error) {
    return fail(`The account service cannot be reached: ${errorMessage(error)}.`, check);
  }
}

/** The usual signing algorithm for each type of key, for keys that do not name their algorithm. */
const USUAL_ALGORITHMS: Record<string, string> = { EC: "ES256", RSA: "RS256" };

/** Finds environment variables that differ from a setting by one letter, or by two swapped letters. */
export function checkNames(environment: Record<string, string | undefined>): Finding {
  const known = Object.keys(Environment.shape);
  const meant = Object.keys(environment).flatMap((name) => {
    if (known.includes(name) || !/^[A-Z][A-Z_]{5,}$/.test(name)) return [];
    const near = known.find((one) => distance(name, one) === 1);
    return near ? [`${name} (did you mean ${near}?)`] : [];
  });
  return meant.length === 0
    ? ok("No variable of the environment looks like a misspelt setting.")
    : warn(`Nothing reads these settings: ${meant.join(", ")}.`, "Rename them, or remove them.");
}
