import type { Config } from "#platform/config/config.ts";
import { Environment } from "#platform/config/environment.ts";
import { errorMessage } from "#shared/text/error-message.ts";
import { fail, ok, warn, type Finding } from "./finding.ts";

const TIMEOUT_MS = 5000;

/** Asks whether the model's provider answers and takes the key: lists its models, which costs nothing. */
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

/** Asks whether the hosted account service is there, and signs tokens with keys that the site can check. */
export async function askAccountService({ supabase }: Pick<Config, "supabase">): Promise<Finding> {
  if (!supabase) return ok("Accounts are the site's own.");
  const address = `${supabase.url}/auth/v1/.well-known/jwks.json`;
  const check = "Check SUPABASE_URL, and that this machine may reach that service.";
  try {
    const answer = await fetch(address, {
      headers: { apikey: supabase.anonKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return fail(`The account service answers ${answer.status}.`, check);
    const { keys = [] } = (await answer.json()) as { keys?: { alg?: string; kty?: string }[] };
    if (keys.some(({ kty }) => kty === "EC" || kty === "RSA"))
      return ok("The account service answers, and names its public keys.");
    const says =
      "The account service names no public key: it signs tokens with a shared secret (HS256), and nobody can sign in here.";
    return fail(says, "Switch the service to asymmetric signing keys (ES256 or RS256).");
  } catch (error) {
    return fail(`The account service cannot be reached: ${errorMessage(error)}.`, check);
  }
}

/** Finds misspelled settings: names that resemble one of ours but are not known. */
export function checkNames(environment: Record<string, string | undefined>): Finding {
  const known = Object.keys(Environment.shape);
  const meant = Object.keys(environment).flatMap((name) => {
    if (known.includes(name) || !/^[A-Z][A-Z_]{5,}$/.test(name)) return [];
    const near = known.find((one) => isNear(name, one));
    return near ? [`${name} (did you mean ${near}?)`] : [];
  });
  return meant.length === 0
    ? ok("No setting is misspelt.")
    : warn(`Nothing reads these settings: ${meant.join(", ")}.`, "Rename them, or remove them.");
}

/** Whether one letter was left out, added, changed or swapped with its neighbor. */
function isNear(name: string, other: string): boolean {
  if (Math.abs(name.length - other.length) > 1) return false;
  let at = 0;
  while (at < name.length && name[at] === other[at]) at += 1;
  const [rest, wanted] = [name.slice(at), other.slice(at)];
  const isSwapped = rest[0] === wanted[1] && rest[1] === wanted[0];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (isSwapped && rest.slice(2) === wanted.slice(2))
  );
}
