import { kindOf, runningCode } from "../../code/syntax.ts";
import { givenFields } from "../../facts/given-fields.ts";
import { shortType } from "../../facts/node-kinds.ts";
import { isMain } from "../../read/edges.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at, nearest, shortened } from "../wording.ts";

/** Fields are asked for by the name that the step before gives them. */
export const droppedField: Rule = {
  id: "dropped-field",
  whenReached: true,
  level: "can-hurt",
  profiles: ["runs"],
  check: (subject) =>
    fieldsAsked(subject).flatMap(({ node, path, name, source, isOptional }): Trouble[] => {
      const given = fieldsOf(source, subject) ?? [];
      const place = { nodes: [node, source], path };
      const asks = `${at(node, path)} asks for "${shortened(name)}" of what "${shortened(source)}"`;
      if (given.includes(name)) {
        if (name !== "body" || !isGet(source, subject) || isOptional) return [];
        return [
          {
            ...place,
            sentence: `${asks} received, but a webhook for GET calls receives no body, so the field stays empty.`,
            mend: "Set the method of the webhook to POST, or read $json.query.",
          },
        ];
      }
      const near = nearest(name, given);
      if (isOptional && near === undefined) return [];
      const gives = given.includes("webhookUrl")
        ? "received, but a webhook puts that below body or query"
        : "gives, but it gives no such field";
      return [
        {
          ...place,
          sentence: `${asks} ${gives}, so ${isOptional ? "the expression always takes its other way" : "the field stays empty"}.${near ? ` Perhaps "${near}" was meant.` : ""}`,
          ...(isOptional ? { level: "worth-knowing" as const } : {}),
        },
      ];
    }),
  mend: 'Write the name of a field that the step gives: $json.body.name behind a webhook; or switch on "Include Other Input Fields" in a Set step.',
};

type Asked = {
  node: string;
  path: string;
  name: string;
  source: string;
  /** The expression has another way out where the field is missing. */
  isOptional: boolean;
};

/** The fields asked of steps whose fields are known: of the only step before by `$json`, or by name. Each field of a step once. */
function fieldsAsked(subject: Subject): Asked[] {
  return subject.steps.flatMap((node) => {
    if (node.disabled === true) return [];
    const before = sourceOf(node.name, subject);
    const found = new Map<string, Asked>();
    for (const text of subject.textsOf(node)) {
      const isScript = kindOf(text) === "script";
      for (const code of runningCode(text)) {
        const isOptional = isScript || /\?\?|\|\||\?[^.]|\bin\b/.test(code);
        // A pattern for both shapes of a webhook.
        if (isOptional && /\.body\b/.test(code)) continue;
        for (const { name, of } of asksIn(code, isScript)) {
          const source = of ?? before;
          if (source === undefined || !fieldsOf(source, subject)) continue;
          const asked = { node: node.name, path: text.path, name, source, isOptional };
          if (!found.has(`${source} ${name}`)) found.set(`${source} ${name}`, asked);
        }
      }
    }
    return [...found.values()];
  });
}

const FIELD = String.raw`\s{0,3}(?:\??\.\s{0,3}([A-Za-z_]\w{0,60})(?!\w|\s{0,3}\()|(?:\?\.)?\[\s{0,3}["'\`]([^"'\`]{1,60})["'\`]\s{0,3}\])`;
const OF_ONE = String.raw`(?:item|first\(\)|last\(\)|all\(\)\[\d{1,4}\])\??\.json`;
const OF_JSON = new RegExp(String.raw`(?<![\w.)\]$])\$json${FIELD}`, "g");
const OF_INPUT = new RegExp(
  String.raw`(?<![\w.)\]])(?:\$json|\$input\.${OF_ONE}|items\[\d{1,4}\]\.json)${FIELD}(?!\s{0,3}=[^=])`,
  "g",
);
const OF_NODE = new RegExp(
  String.raw`\$(?:\(\s{0,3}(["'\`])([^"'\`]{1,200})\1\s{0,3}\)\.${OF_ONE}|node\[\s{0,3}(["'])([^"']{1,200})\3\s{0,3}\]\.json)${FIELD}`,
  "g",
);

function asksIn(code: string, isScript: boolean): { name: string; of?: string }[] {
  const direct = [...code.matchAll(isScript ? OF_INPUT : OF_JSON)].map(
    ([, dotted, quoted = ""]) => ({ name: dotted ?? quoted }),
  );
  const named = [...code.matchAll(OF_NODE)].map(([, , name, , old = "", dotted, quoted = ""]) => ({
    of: name ?? old,
    name: dotted ?? quoted,
  }));
  return [...direct, ...named];
}

/** The one step whose items arrive, if steps that only pass on stand between; undefined where several do. */
function sourceOf(name: string, subject: Subject): string | undefined {
  let here = name;
  for (let steps = 0; steps < 10; steps++) {
    const before = new Set(
      subject.graph
        .arriving(here)
        .filter(isMain)
        .map(({ from }) => from),
    );
    const [only] = before;
    const node = only === undefined ? undefined : subject.nodeCalled(only);
    if (before.size !== 1 || !node) return undefined;
    if (node.disabled !== true && fieldsOf(node.name, subject)) return node.name;
    if (!PASSES_ON.test(shortType(node.type)) && node.disabled !== true) return undefined;
    here = node.name;
  }
  return undefined;
}

const PASSES_ON = /^(?:if|filter|switch|limit|noOp|removeDuplicates|sort|splitInBatches|wait)$/;

function fieldsOf(name: string, subject: Subject): string[] | undefined {
  const known = subject.known(name);
  return known && givenFields(known.node, known.facts.parameters);
}

function isGet(name: string, subject: Subject): boolean {
  const { httpMethod = "GET", multipleMethods } = subject.known(name)?.facts.parameters ?? {};
  return (
    multipleMethods !== true &&
    httpMethod === "GET" &&
    subject.nodeCalled(name)?.type === "n8n-nodes-base.webhook"
  );
}
