import type { WorkflowFile } from "../../read/workflow-file.ts";
import { findSecrets, isSecretValue, SECRET_NAME, withoutSecrets } from "./find-secrets.ts";

/** A text of the file that holds a secret. */
export type SecretPlace = {
  /** Undefined: it stands beside the nodes, such as in the settings. */
  node: string | undefined;
  /** Without `parameters.`, as everywhere. */
  path: string;
  /** The kind of the secret, which itself is never repeated. */
  what: string;
  /** Puts a stand-in in its place. */
  remove: () => void;
};

/** Every place of a file: parameters, notes, settings, pinned data, names. */
export function secretsInFile(file: WorkflowFile): SecretPlace[] {
  return [
    ...file.nodes.flatMap((node) =>
      placesIn(node, "")
        // Connections find a step by its name.
        .filter(({ path }) => path !== "name")
        .map((place) => ({
          ...place,
          node: node.name,
          path: place.path.replace(/^parameters\./, ""),
        })),
    ),
    ...placesIn(file, "", "nodes").map((place) => ({ ...place, node: undefined })),
  ];
}

/** A copy to be shown, without any secret; a step's name is changed wherever it stands. */
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

type Place = Omit<SecretPlace, "node">;

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
          what: `a secret under the name "${withoutSecrets(name)}"`,
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

/** The name under which a value stands: its field's, or the one beside it as in a list of headers. */
function nameOf(holder: Record<string, unknown>, key: string): string | undefined {
  const { name } = holder;
  return key === "value" && typeof name === "string" ? name : key;
}

function isNamedSecret(name: string, value: string): boolean {
  if (!SECRET_NAME.test(name)) return false;
  if (/passw(?:or)?d$/i.test(name)) return isSecretValue(value, 8);
  // "key" and "token" alone are names of many things.
  return isSecretValue(value, /^(?:key|token|secret)$/i.test(name) ? 16 : 12);
}
