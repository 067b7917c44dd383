import { codeIn } from "../../code/split-expression.ts";
import { kindOf } from "../../code/syntax.ts";
import type { Rule, Trouble } from "../rule.ts";
import { at } from "../wording.ts";

/** Code keeps to what n8n allows by default. */
export const blockedCode: Rule = {
  id: "blocked-code",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs", "library"],
  check: (subject) =>
    subject.steps.flatMap((node) =>
      subject.textsOf(node).flatMap((text): Trouble[] => {
        const kind = kindOf(text);
        if (kind === "plain") return [];
        const code = kind === "script" ? text.value : codeIn(text.value).join("\n");
        const found = BLOCKED.find(
          ([where, pattern]) => (where === "both" || kind === where) && pattern.test(code),
        );
        if (!found) return [];
        return [
          {
            nodes: [node.name],
            path: text.path,
            sentence: `${at(node.name, text.path)} ${found[2]}, which n8n blocks unless whoever runs it allows it, so the step stops with an error.`,
          },
        ];
      }),
    ),
  together: (count, nodes) =>
    `${count} fields use what n8n blocks unless whoever runs it allows it (${nodes}).`,
  mend: "Use a node for it, keep the value in credentials or in a Set node, or let whoever runs your n8n allow it.",
};

const BLOCKED: [where: "script" | "both", pattern: RegExp, does: string][] = [
  ["both", /\$env\b(?!ironment)/, "reads an environment variable ($env)"],
  ["script", /(?<![\w.$])process\.env\b/, "reads an environment variable (process.env)"],
  ["script", /(?<![\w.$])require\s*\(\s*["'`]/, "loads a module (require)"],
];
