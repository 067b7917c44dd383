import { checkConnections } from "./connections.ts";
import { checkErrorPath } from "./error-path.ts";
import { checkExpressions } from "./expressions.ts";
import { checkInstanceMarks } from "./text/instance-marks.ts";
import { checkLayout } from "./layout.ts";
import { checkNames } from "./text/names.ts";
import { checkNodeTypes } from "./node-types.ts";
import { checkNotes } from "./text/notes.ts";
import { checkPrivateData } from "./text/private-data.ts";
import type { Check, Subject } from "./subject.ts";
import { checkValues } from "./values.ts";
import { checkWebhooks } from "./webhooks.ts";

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
  values: checkValues,
  notes: checkNotes,
  layout: checkLayout,
} satisfies Record<string, Check>;

export type Rule = keyof typeof RULES;

const ALL_RULES = Object.keys(RULES) as Rule[];

/** `sentence` says what is wrong, naming node and field. */
export type Finding = { rule: Rule; sentence: string };

/** @param rules default: all, the library's own on names, values and notes included */
export function checkWorkflow(subject: Subject, rules: readonly Rule[] = ALL_RULES): Finding[] {
  return rules.flatMap((rule) => RULES[rule](subject).map((sentence) => ({ rule, sentence })));
}
