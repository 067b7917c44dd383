import type { KnownNode } from "../../facts/node-facts.ts";
import { shortType } from "../../facts/node-kinds.ts";
import { nearest } from "../../read/nearest.ts";
import type { Text } from "../../read/nodes.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Subject } from "../subject.ts";
import { inField, shortened } from "../wording.ts";
import { droppedField } from "./dropped-field.ts";

/** Reports settings that must contain the name of a field, but contain something else. */
export const wrongNames: Rule = /* @__PURE__ */ Object.assign({}, droppedField, {
  check: (subject: Subject) => subject.nodes.flatMap((known) => namesIn(known, subject)),
});

function namesIn({ node }: KnownNode, subject: Subject): Trouble[] {
  if (!BY_NAME.test(shortType(node.type))) return [];
  return subject.textsOf(node).flatMap((text) => wrongName(text, node, subject));
}

function wrongName({ path, key, value }: Text, node: NodeInFile, subject: Subject): Trouble[] {
  if (!NAMES.test(key)) return [];
  const [, dotted = "", quoted = dotted] =
    /^(?:=?\s*\{\{\s*)?\$json(?:\.([\w.]{1,80})|\[["']([^"']{1,80})["']\])(?:\s*\}\})?\s*$/.exec(
      value,
    ) ?? [];
  if (quoted !== "")
    return [
      inField(
        node,
        path,
        "wants the name of a field and gets what stands in it, so it finds nothing.",
        { mend: `Write the name alone: ${quoted}.` },
      ),
    ];
  const { json } = subject.flow.inputOf(node.name);
  if (json.isOpen || json.source === undefined || /^=|\{\{/.test(value)) return [];
  const names = [...(json.fields?.keys() ?? [])];
  const missing = value
    .split(",")
    .map((one) => one.trim())
    .find(
      (one) => one !== "" && !one.startsWith("$") && !names.includes(one.split(/[.[]/)[0] ?? ""),
    );
  if (missing === undefined) return [];
  const meant = nearest(missing, names);
  return [
    inField(
      node,
      path,
      `is "${shortened(missing)}", and what arrives from "${shortened(json.source)}" has no such field, so it finds nothing.${meant ? ` Perhaps "${meant}" was meant.` : ""}`,
      { nodes: [node.name, json.source] },
    ),
  ];
}

const BY_NAME = /^(?:splitOut|aggregate|sort|summarize|removeDuplicates|renameKeys)$/;
const NAMES =
  /^(?:fieldToSplitOut|fieldToAggregate|fieldsToCompare|fieldName|field|currentKey|fieldsToSplitBy)$/;
