import { splitExpression } from "../../code/split-expression.ts";
import { kindOf } from "../../code/syntax.ts";
import type { Rule } from "../rule.ts";
import { inField } from "../wording.ts";
import { problemIn } from "./unreadable-code.ts";

export const singleBrace: Rule = {
  id: "single-brace",
  whenReached: true,
  level: "can-hurt",
  check: (subject) =>
    subject.steps.flatMap((node) =>
      subject
        .textsOf(node)
        .filter(
          (text) =>
            kindOf(text) === "expression" &&
            hasSingleBrace(text.value) &&
            // Another rule reports code that n8n cannot read, so this rule skips it.
            !problemIn(node, text, subject),
        )
        .map((text) =>
          inField(
            node,
            text.path,
            "has an expression without both brackets on both sides, so n8n uses the brackets as they stand.",
          ),
        ),
    ),
  mend: "Write {{ before the expression and }} behind it.",
};

function hasSingleBrace(value: string): boolean {
  const plain = value.slice(1);
  const opened = plain.lastIndexOf("{{");
  const isUnclosed =
    opened > plain.lastIndexOf("}}") && /^\{\{\s*\$/.test(plain.slice(opened, opened + 40));
  return (
    isUnclosed ||
    splitExpression(plain).some(
      ({ code, text }) => !code && /\{\s{0,9}\$(?:json|input|node|now|today)\b/.test(text),
    )
  );
}
