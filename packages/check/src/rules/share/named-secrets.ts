import { isRecord } from "../../read/edges.ts";
import { STAND_IN } from "./find-secrets.ts";

/** A value under a name that says it is a secret, such as the header `X-Api-Key`. */
export type NamedSecret = {
  path: string;
  name: string;
  holder: Record<string, unknown>;
  key: string;
};

/** Looks at fields and at pairs of name and value, as in the headers of an HTTP request. */
export function namedSecrets(parameters: Record<string, unknown>): NamedSecret[] {
  const found: NamedSecret[] = [];
  const look = (value: unknown, path: string) => {
    if (Array.isArray(value)) value.forEach((part, k) => look(part, `${path}[${k}]`));
    if (!isRecord(value)) return;
    const name = value["name"];
    if (typeof name === "string" && SECRET_NAME.test(name) && isSecret(value["value"]))
      found.push({ path: `${path}.value`, name, holder: value, key: "value" });
    for (const [key, part] of Object.entries(value)) {
      const place = path === "" ? key : `${path}.${key}`;
      if (SECRET_FIELD.test(key) && isSecret(part))
        found.push({ path: place, name: key, holder: value, key });
      look(part, place);
    }
  };
  look(parameters, "");
  return found;
}

const SECRET_NAME =
  /^(?:authorization|(?:x[-_])?api[-_]?key|apikey|x-auth-token|auth[-_]?token|access[-_]?token|client[-_]?secret|password|passwd|secret|(?:bot[-_]?|api[-_]?)token|token|key)$/i;
const SECRET_FIELD =
  /^(?:apiKey|api_key|password|passwd|clientSecret|client_secret|accessToken|access_token|authToken|bearerToken|secretKey|secret)$/;

/** No expression, no stand-in, no word: letters and digits mixed. */
function isSecret(value: unknown): value is string {
  if (typeof value !== "string" || value.length < 12 || value.length > 4000) return false;
  if (value.startsWith("=") || /\{\{|\$\(|\s\S+\s\S+\s/.test(value)) return false;
  if (STAND_IN.test(value)) return false;
  const plain = value.replace(/^(?:Bearer|Basic|Token|token)\s+/, "");
  return (
    /[0-9]/.test(plain) && /[A-Za-z]/.test(plain) && !/^[a-z]+(?:[-_][a-z]+)*\d{0,2}$/i.test(plain)
  );
}
