import { checkConnections } from "./rules/connections.ts";
import { checkErrorPath } from "./rules/error-path.ts";
import { checkExpressions } from "./rules/expressions.ts";
import { checkInstanceMarks } from "./rules/text/instance-marks.ts";
import { checkNames } from "./rules/text/names.ts";
import { checkNodeTypes } from "./rules/node-types.ts";
import { checkNotes } from "./rules/text/notes.ts";
import { checkPrivateData } from "./rules/text/private-data.ts";
import type { Check, Subject } from "./rules/subject.ts";
import { checkWebhooks } from "./rules/webhooks.ts";

/** Every rule that needs nothing but the workflow, and facts about its nodes. */
const RULES = {
  "instance-marks": checkInstanceMarks,
  "node-types": checkNodeTypes,
  connections: checkConnections,
  expressions: checkExpressions,
  "private-data": checkPrivateData,
  webhooks: checkWebhooks,
  "error-path": checkErrorPath,
  names: checkNames,
  notes: checkNotes,
} satisfies Record<string, Check>;

export type Rule = keyof typeof RULES;

const ALL_RULES = Object.keys(RULES) as Rule[];

/** `sentence` says what is wrong, naming node and field. */
export type Finding = { rule: Rule; sentence: string };

/** @param rules default: all */
export function checkWorkflow(subject: Subject, rules: readonly Rule[] = ALL_RULES): Finding[] {
  return rules.flatMap((rule) => RULES[rule](subject).map((sentence) => ({ rule, sentence })));
}
