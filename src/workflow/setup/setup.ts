import { humanize } from "#check/read/humanize.ts";
import { VALUES_NODE } from "#check/read/nodes.ts";
import { isRecord } from "#check/read/edges.ts";
import type { WorkflowNode } from "#check/read/workflow.ts";

export type SetupField = {
  name: string;
  label: string;
  explanation: string;
  example: string;
  value: string | number | boolean;
  /** The workflow does not work for anybody as long as it holds that. */
  isExample: boolean;
};

export type Setup = {
  fields: SetupField[];
  /** `nodes` sign in with it. */
  credentials: { type: string; label: string; nodes: string[] }[];
  choices: { node: string; label: string }[];
};

type Known = {
  credentials: Setup["credentials"];
  placeholders: { node: string; path: string; label: string }[];
};

/** @param file the parsed `workflow.json` @param guide `configuration.md`, with its table "Your values" */
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
      isExample: typeof value === "string" && EXAMPLE.test(value) && !EXCEPTIONS.test(name),
    })),
    credentials: credentials.map(({ type, label, nodes }) => ({ type, label, nodes })),
    choices: placeholders.flatMap(({ node, label }) =>
      node === VALUES_NODE ? [] : [{ node, label }],
    ),
  };
}

/** What n8n calls the first credential of a type. @param label as n8n shows the type */
export function usualName(label: string): string {
  if (label === "Basic Auth") return "Unnamed credential";
  const words = label.split(" ").filter((word) => !["API", "OAuth1", "OAuth2"].includes(word));
  return `${words.join(" ")} account`;
}

/** What stands for something that only the user knows: `YOUR-…`, "your …", and all that is called an example. */
const EXAMPLE = /YOUR-|^your\b|your account$|\bexample|'s phone number$/i;
/** Lists of exceptions, which many people have none of: an example among them does no harm. */
const EXCEPTIONS = /^(?:away$|never|important|personal|private)/;

export type Assignment = { name: string; value: string | number | boolean };

/** The entries of "Set your values", as they stand in a parsed workflow: changing one changes it there. */
export function assignmentsIn({
  nodes,
}: {
  nodes: readonly Pick<WorkflowNode, "name" | "parameters">[];
}): Assignment[] {
  const parameters = nodes.find(({ name }) => name === VALUES_NODE)?.parameters;
  const list = isRecord(parameters?.["assignments"]) && parameters["assignments"]["assignments"];
  return Array.isArray(list) ? list.filter(isAssignment) : [];
}

function isAssignment(entry: unknown): entry is Assignment {
  return (
    isRecord(entry) &&
    typeof entry["name"] === "string" &&
    ["string", "number", "boolean"].includes(typeof entry["value"])
  );
}

type Explained = { explanation: string; example: string };

/** By name, the rows of the guide's table: `| \`name\` | what it means | example |`. */
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
