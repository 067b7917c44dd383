import type { Text } from "../../read/nodes.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inField } from "../wording.ts";

/** Reports text with `{{ }}` but without "=" at its beginning. n8n does not evaluate such text. */
export const missingEquals: Rule = {
  id: "missing-equals",
  whenReached: true,
  level: "can-hurt",
  repairable: true,
  check: (subject) =>
    textsWithoutEquals(subject).map(({ node, text }) =>
      inField(
        node,
        text.path,
        `has {{ … }} but does not begin with "=", so n8n uses the brackets as they stand instead of the value.`,
      ),
    ),
  mend: 'Switch the field to "Expression", which puts "=" in front.',
};

export function textsWithoutEquals(subject: Subject): { node: NodeInFile; text: Text }[] {
  return subject.steps.flatMap((node) =>
    subject
      .textsOf(node)
      .filter(
        (text) =>
          !text.value.startsWith("=") && EXPRESSION.test(text.value) && !resolvesItself(node, text),
      )
      .map((text) => ({ node, text })),
  );
}

const EXPRESSION =
  /\{\{[^{}]*(?:\$json|\$\(|\$now|\$today|\$input|\$node\[|\$item|\$execution|\$workflow|\$env|\$vars)/;

/**
 * Whether `{{ }}` without "=" is correct in this field. In some fields, such as SQL and HTML, n8n evaluates `{{ }}`
 * even without "="; in others, such as code and notes, `{{ }}` is no expression.
 */
function resolvesItself({ type }: NodeInFile, { key, path }: Text): boolean {
  if (
    key === "jsCode" ||
    key === "functionCode" ||
    key === "pythonCode" ||
    key === "notice" ||
    key === "workflowJson"
  )
    return true;
  if (key === "query" || key === "sqlQuery") return true;
  if (key === "html") return /\.(?:html|form|formTrigger)$/.test(type);
  return path.startsWith("metadata.") || key.startsWith("cachedResult");
}
