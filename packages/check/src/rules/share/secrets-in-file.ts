import type { WorkflowFile } from "../../read/workflow-file.ts";
import type { Rule } from "../rule.ts";
import { fieldAt, fieldName } from "../wording.ts";
import { findSecrets, isSecretValue, SECRET_NAME, withoutSecrets } from "./find-secrets.ts";

export const secretInFile: Rule = {
  id: "secret-in-file",
  level: "can-hurt",
  profiles: ["runs", "share", "library"],
  repairable: true,
  check: ({ file }) =>
    secretsInFile(file).map(({ node, path, place, what }) => ({
      nodes: node === undefined ? [] : [node],
      path,
      sentence: `${place} holds ${what}, so whoever gets the file can use it.`,
    })),
  mend: "Put it into a credential, take it out of the field, and make a new one where it was issued.",
};

type SecretPlace = {
  /** Name of the node that contains the secret; undefined if the secret is elsewhere, as in the workflow's settings. */
  node: string | undefined;
  /**
   * Path of the text, such as `url` or `options.replyTo`. Paths in findings leave out `parameters.` at the beginning.
   */
  path: string;
  /** Where the secret is, in words that can be the subject of a sentence, such as `The field "Url" of "Get orders"`. */
  place: string;
  /** Kind of the secret, such as "a key of an AI provider (sk-…)". The secret itself is left out. */
  what: string;
  remove: () => void;
};

export function secretsInFile(file: WorkflowFile): SecretPlace[] {
  return [
    ...file.nodes.flatMap((node) =>
      placesIn(node, "")
        // Names of steps are left out, because `remove` would change only the name itself, and not the connections and
        // expressions that refer to it.
        .filter(({ path }) => path !== "name")
        .map((place) => ({
          ...place,
          node: node.name,
          path: place.path.replace(/^parameters\./, ""),
          place: fieldAt(node, place.path.replace(/^parameters\./, "")),
        })),
    ),
    ...placesIn(file, "", "nodes").map((place) => ({
      ...place,
      node: undefined,
      place: `The field ${fieldName(file, place.path)} of the file`,
    })),
  ];
}

/**
 * Copies a workflow without its secrets, for display on the page. If the name of a step contains a secret, the name is
 * changed wherever it occurs.
 */
export function withoutSecretsInFile(file: WorkflowFile): WorkflowFile {
  const copy = JSON.parse(JSON.stringify(file)) as WorkflowFile;
  for (const { remove } of secretsInFile(copy)) remove();
  for (const node of copy.nodes) node.name = withoutSecrets(node.name);
  copy.connections = Object.fromEntries(
    Object.entries(copy.connections).map(([from, kinds]) => [withoutSecrets(from), kinds]),
  );
  for (const kinds of Object.values(copy.connections))
    for (const target of Object.values(kinds).flat(2))
      if (target) target.node = withoutSecrets(target.node);
  return copy;
}

type Place = Omit<SecretPlace, "node" | "place">;

function placesIn(value: unknown, path: string, leftOut?: string): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, part]) => {
    if (key === leftOut) return [];
    const here = Array.isArray(value) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`;
    if (typeof part !== "string") return placesIn(part, here);
    const name = nameOf(holder, key);
    if (name !== undefined && isNamedSecret(name, part))
      return [
        {
          path: here,
          what: "a secret",
          remove: () => {
            holder[key] = "YOUR-SECRET";
          },
        },
      ];
    const [what] = findSecrets(part);
    if (what === undefined) return [];
    return [
      {
        path: here,
        what,
        remove: () => {
          holder[key] = withoutSecrets(part);
        },
      },
    ];
  });
}

/**
 * Returns the name of a value: the key of the value or, in an entry such as `{ name: "X-Api-Key", value: "…" }`, the
 * `name` of the entry.
 */
function nameOf(holder: Record<string, unknown>, key: string): string | undefined {
  const { name } = holder;
  return key === "value" && typeof name === "string" ? name : key;
}

function isNamedSecret(name: string, value: string): boolean {
  if (!SECRET_NAME.test(name)) return false;
  if (/passw(?:or)?d$/i.test(name)) return isSecretValue(value, 8);
  // A field with the name "key", "token" or "secret" is often harmless. Its value therefore counts as a secret only if
  // the value has at least 16 characters.
  return isSecretValue(value, /^(?:key|token|secret)$/i.test(name) ? 16 : 12);
}
