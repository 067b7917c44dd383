import { kindOf } from "../../code/syntax.ts";
import type { Rule } from "../rule.ts";
import { inField } from "../wording.ts";

export const blockedCode: Rule = {
  id: "blocked-code",
  whenReached: true,
  level: "will-not-run",
  check: (subject) =>
    subject.steps.flatMap((node) =>
      subject.textsOf(node).flatMap((text) => {
        const kind = kindOf(text);
        if (kind === "plain" || !/\$env|process|require/.test(text.value)) return [];
        const code = subject.flow
          .readingsOf(node, text.path)
          .map((one) => one.code)
          .join("\n");
        const found = BLOCKED.find(
          ([where, pattern]) => (where === "both" || kind === where) && pattern.test(code),
        );
        if (found)
          return inField(
            node,
            text.path,
            `${found[2]}, which n8n blocks unless whoever runs it allows it, so the step stops with an error.`,
          );
        const [, module] = kind === "script" ? (ON_CLOUD.exec(code) ?? []) : [];
        if (module === undefined) return [];
        return inField(
          node,
          text.path,
          `loads the module ${module}, which n8n Cloud allows and yours blocks until you allow it (NODE_FUNCTION_ALLOW_BUILTIN or …_EXTERNAL).`,
          { level: "can-hurt" },
        );
      }),
    ),
  mend: "Use a node for it, keep the value in credentials, or let whoever runs your n8n allow it.",
};

const ON_CLOUD = /(?<![\w.$])require\s*\(\s*["'`](crypto|moment)["'`]/;

const BLOCKED: [where: "script" | "both", pattern: RegExp, does: string][] = [
  ["both", /\$env\b(?!ironment)/, "reads an environment variable ($env)"],
  ["script", /(?<![\w.$])process\.env\b/, "reads an environment variable (process.env)"],
  [
    "script",
    /(?<![\w.$])require\s*\(\s*["'`](?!(?:crypto|moment)["'`])/,
    "loads a module (require)",
  ],
];
