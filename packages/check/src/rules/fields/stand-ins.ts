import { kindOf } from "../../code/syntax.ts";
import { staysGreen } from "../../facts/node-kinds.ts";
import { field, listIn, textOf } from "../../facts/port-values.ts";
import { isExample, VALUES_NODE, type Text } from "../../read/nodes.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inField, shortened } from "../wording.ts";

export const standInLeft: Rule = {
  id: "stand-in-left",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check(subject) {
    const found = subject.steps.flatMap((node) =>
      subject.textsOf(node).flatMap((text) => {
        const standIn = standInIn(node, text);
        return standIn === undefined ? [] : [{ node, text, standIn }];
      }),
    );
    // One finding lists all placeholders, so all get the same level. The level is lower if none of the placeholders
    // stops the workflow.
    const stops = found.some(
      ({ node, text }) => subject.runs(node.name) && isStop(node, text, subject),
    );
    return found.map(({ node, text: { path }, standIn }) =>
      inField(
        node,
        path,
        `still holds ${shortened(standIn)} instead of a value of your own, so it does not work yet.`,
        stops ? {} : { level: "can-hurt" },
      ),
    );
  },
  together: (count, nodes) =>
    `${count} fields (${nodes}) still hold stand-ins instead of values of your own, so they do not work yet.`,
  mend: "Put your own value there; keys and passwords belong into a credential.",
};

function standInIn(node: NodeInFile, text: Text): string | undefined {
  const { path, key, value } = text;
  const found = STAND_IN.exec(value);
  const isFallback = /(?:\|\||\?\?)\s{0,9}["'`]$/.test(value.slice(0, found?.index).slice(-12));
  if (isFallback || kindOf(text) === "script" || MAY_STAY.test(key) || INNER_ID.test(path))
    return undefined;
  const isLeft = node.name === VALUES_NODE && isExample(nameOf(node, path), value);
  return found?.[0] ?? (isLeft ? value : undefined);
}

/**
 * Whether a placeholder stops the workflow. `YOUR_KEY` does, unless every step that uses it goes on after an error. An
 * invented value, such as an email address at example.com, does not, because n8n uses it like a real one.
 */
function isStop(node: NodeInFile, { path, value }: Text, subject: Subject): boolean {
  const name = nameOf(node, path);
  const uses = (one: NodeInFile) =>
    name
      ? one !== node && subject.textsOf(one).some((text) => text.value.includes(name))
      : one === node;
  return (
    STAND_IN.test(value) &&
    subject.steps.some(
      (one) => uses(one) && !staysGreen(one) && one.onError !== "continueErrorOutput",
    )
  );
}

/** Returns the name of the field into which a Set node writes the value at a path; "" for any other path. */
function nameOf({ parameters }: NodeInFile, path: string): string {
  const [, index = ""] = /^assignments\.assignments\[(\d+)\]\.value$/.exec(path) ?? [];
  return textOf(field(listIn(parameters["assignments"], "assignments")[Number(index)], "name"));
}

export const STAND_IN =
  /<__PLACEHOLDER_VALUE__[^>]{0,200}>|\bYOUR[_-][A-Z0-9]+(?:[_-][A-Z0-9]+){0,8}\b|\b(?:REPLACE|INSERT|ENTER|REDACTED)_[A-Z][A-Z0-9_]{1,60}|<(?:YOUR|INSERT|REPLACE|your)\b[^<>{}\n]{0,40}>|\byour(?:[-_][a-z0-9]{1,30}){0,6}[-_](?:id|key|token|secret|here)\b|\byour(?:[-_.][\w.-]{1,20}|(?:[eg]?mail|name|address|user|account|company|domain|business)\w{0,9})?@[\w-]{1,40}\.\w+|\byour[-_](?:domain|company|site|server|shop|store|instance)\b[\w-]{0,20}\.\w+|(?<=^=?)(?:CHANGE_?ME|SHEET_ID)$/;

/**
 * Matches the names of fields in which a placeholder does no harm: texts that users or an AI read, paths, and names
 * that n8n stores beside ids.
 */
const MAY_STAY =
  /^(?:cachedResult.*|path|name|text|message|content|subject|systemMessage|prompt|html|css|customCss|placeholder|fieldLabel|description|.*Description|jsonSchemaExample|inputSchema|leftValue|rightValue|value1|value2|notice|outputKey)$/;
/**
 * Matches the path of the id that n8n itself gives to each condition and each assignment. This id is no placeholder.
 */
const INNER_ID = /s\[\d+\]\.id$/;
