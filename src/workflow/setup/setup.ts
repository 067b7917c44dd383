import { humanize } from "#check/read/humanize.ts";
import { isExample, VALUES_NODE, valuesOf } from "#check/read/nodes.ts";
import type { WorkflowNode } from "#check/read/workflow.ts";

export type SetupField = {
  name: string;
  label: string;
  explanation: string;
  example: string;
  value: string | number | boolean;
  /** Whether the value is only an example, which every user has to replace. */
  isExample: boolean;
};

export type Setup = {
  fields: SetupField[];
  credentials: { type: string; label: string; nodes: string[] }[];
  choices: { node: string; label: string }[];
};

type Known = {
  credentials: Setup["credentials"];
  placeholders: { node: string; path: string; label: string }[];
};

/**
 * Lists what a user has to fill in before a template runs.
 * @param guide - text of `configuration.md`, with its table "Your values"
 */
export function setupOf(
  file: { nodes: readonly Pick<WorkflowNode, "name" | "parameters">[] },
  { credentials, placeholders }: Known,
  guide: string,
): Setup {
  const explained = explanationsIn(guide);
  return {
    fields: assignmentsIn(file).map(({ name, value }) => ({
      name,
      label: humanize(name),
      explanation: explained.get(name)?.explanation ?? "",
      example: explained.get(name)?.example ?? "",
      value,
      isExample: typeof value === "string" && isExample(name, value),
    })),
    credentials: credentials.map(({ type, label, nodes }) => ({ type, label, nodes })),
    choices: placeholders.flatMap(({ node, label }) =>
      node === VALUES_NODE ? [] : [{ node, label }],
    ),
  };
}

/** Returns the name that n8n gives to the first credential of a type: "Slack account" for the label "Slack API". */
export function usualName(label: string): string {
  if (label === "Basic Auth") return "Unnamed credential";
  const words = label.split(" ").filter((word) => !["API", "OAuth1", "OAuth2"].includes(word));
  return `${words.join(" ")} account`;
}

type Assignment = { name: string; value: string | number | boolean };

/**
 * Returns the texts, numbers and booleans in the node "Set your values". The returned objects are parts of `file`, so a
 * change of their `value` changes `file`.
 */
export function assignmentsIn(file: Parameters<typeof valuesOf>[0]): Assignment[] {
  return valuesOf(file).filter((entry): entry is Assignment =>
    ["string", "number", "boolean"].includes(typeof entry.value),
  );
}

type Explained = { explanation: string; example: string };

/** Parses the guide's table "Your values", whose rows have the form `| name | what it means | example |`. */
export function explanationsIn(guide: string): Map<string, Explained> {
  const rows = guide.matchAll(/^\| *`(\w+)` *\|((?:\\.|[^|\\\n])*)\|((?:\\.|[^|\\\n])*)\| *$/gm);
  return new Map(
    [...rows].map(([, name = "", explanation = "", example = ""]) => [
      name,
      { explanation: plain(explanation), example: plain(example) },
    ]),
  );
}

function plain(markdown: string): string {
  return markdown
    .replace(/\*\*?|`/g, "")
    .replace(/<br\s*\/?>/g, "\n")
    .replace(/\\(.)/g, "$1")
    .trim();
}
