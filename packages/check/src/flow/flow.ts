import { evaluate, type Evaluation } from "../code/evaluate.ts";
import { parse, type Parsed } from "../code/parse.ts";
import { ANY, either, listOf, openRecord, TEXT, type Shape } from "../code/shapes.ts";
import { codeIn, splitExpression } from "../code/split-expression.ts";
import { kindOf } from "../code/syntax.ts";
import type { KnownNode } from "../facts/node-facts.ts";
import { shortType, staysGreen } from "../facts/node-kinds.ts";
import { field } from "../facts/port-values.ts";
import { isMain, type Edge } from "../read/edges.ts";
import type { Graph } from "../read/graph.ts";
import type { Text } from "../read/nodes.ts";
import type { NodeInFile } from "../read/workflow-file.ts";
import { isAnswered, isWithoutFile } from "./answered.ts";
import { filesOf } from "./files.ts";
import { answerOf, UNKNOWN, type Item, type Step } from "./item.ts";
import { entry, FURTHER, itemReader, NAMES } from "./item-names.ts";
import { outputOf } from "./outputs.ts";

/** `evaluation` is missing if the code cannot be parsed. */
export type Reading = Parsed & { evaluation?: Evaluation };

type Workflow = {
  graph: Graph;
  known: (name: string) => KnownNode | undefined;
  kindOf: (name: string) => string;
  textsOf: (node: NodeInFile) => Text[];
};

const FURTHEST = 80;

export class Flow {
  private readonly subject: Workflow;
  private readonly outputs = new Map<string, Item>();
  private readonly readings = new Map<NodeInFile, Map<string, Reading[]>>();
  private depth = 0;

  constructor(subject: Workflow) {
    this.subject = subject;
  }

  outputOf(name: string, port = 0): Item {
    const key = `${port} ${name}`;
    const known = this.outputs.get(key);
    if (known) return known;
    // Until the output is computed, it is stored as unknown. This prevents an endless recursion if a loop leads back to
    // this step.
    this.outputs.set(key, UNKNOWN);
    if (this.depth > FURTHEST) return UNKNOWN;
    this.depth += 1;
    const found = this.workOut(name, port);
    this.depth -= 1;
    this.outputs.set(key, found);
    return found;
  }

  inputOf(name: string, port?: number): Item {
    const items = this.subject.graph
      .arriving(name)
      .filter((edge) => isMain(edge) && (port === undefined || edge.toPort === port))
      .map((edge) => this.alongEdge(edge));
    const [first, ...others] = items;
    return first ? others.reduce(eitherItem, first) : UNKNOWN;
  }

  private alongEdge({ from, fromPort, to }: Edge): Item {
    const isLoop =
      this.subject.kindOf(to) === "splitInBatches" && this.subject.graph.after(to).has(from);
    return isLoop ? UNKNOWN : this.outputOf(from, fromPort);
  }

  private workOut(name: string, port: number): Item {
    const { subject } = this;
    const known = subject.known(name);
    if (!known) return UNKNOWN;
    const { node, facts } = known;
    if (node.disabled === true) return this.inputOf(name);
    const isError = staysGreen(node) || (node.onError === "continueErrorOutput" && port > 0);
    const kind = shortType(node.type);
    if (kind === "splitInBatches") return this.aroundLoop(node, port);
    const inputs =
      facts.ports.in.filter(isMain).length > 1
        ? facts.ports.in.filter(isMain).map((_, k) => this.inputOf(name, k))
        : [this.inputOf(name)];
    const step: Step = {
      name,
      version: node.typeVersion,
      parameters: facts.parameters,
      inputs,
      valueOf: (value) => this.valueOf(node, value),
      script: () => this.readingsOf(node, "jsCode")[0]?.evaluation?.gives ?? [],
    };
    if (kind === "chainLlm" && this.answersJson(name)) return UNKNOWN;
    const given = outputOf(kind, step) ?? (isAnswered(known) ? answerOf(name) : UNKNOWN);
    const binary = given.binary ?? filesOf(kind, step) ?? (isWithoutFile(known) ? [] : undefined);
    const found = binary ? { ...given, binary } : given;
    // If a step fails, the fields of its output are unknown. Its files have the same names as after a success.
    return isError ? { ...found, json: openRecord() } : found;
  }

  /** Whether the model of a step answers in JSON. n8n then puts the fields of this JSON into the step's output. */
  private answersJson(name: string): boolean {
    return this.subject.graph
      .arriving(name)
      .some(
        ({ from }) =>
          field(this.subject.known(from)?.facts.parameters["options"], "responseFormat") ===
          "json_object",
      );
  }

  /**
   * Returns the items at an output of a Loop step. The output for the batches gives the items of the step before the
   * loop, if only one step leads into the loop. In all other cases, the items are unknown.
   */
  private aroundLoop({ name, typeVersion }: NodeInFile, port: number): Item {
    const isBatch = port === (typeVersion >= 3 ? 1 : 0);
    const { graph } = this.subject;
    const outside = graph.arriving(name).filter(({ from }) => !graph.after(name).has(from));
    const [only] = outside;
    return isBatch && only && outside.length === 1
      ? this.outputOf(only.from, only.fromPort)
      : UNKNOWN;
  }

  valueOf(node: NodeInFile, value: unknown): Shape {
    if (typeof value !== "string" || !value.startsWith("="))
      return typeof value === "string" ? TEXT : ANY;
    const chunks = splitExpression(value.slice(1));
    const [only] = chunks;
    if (chunks.length !== 1 || !only?.code) return TEXT;
    return this.read(node, only.text, true).evaluation?.gives[0] ?? ANY;
  }

  readingsOf(node: NodeInFile, path: string): readonly Reading[] {
    let ofNode = this.readings.get(node);
    if (!ofNode) this.readings.set(node, (ofNode = new Map<string, Reading[]>()));
    const known = ofNode.get(path);
    if (known) return known;
    const text = this.subject.textsOf(node).find((one) => one.path === path);
    const found = text ? this.readText(node, text) : [];
    ofNode.set(path, found);
    return found;
  }

  private readText(node: NodeInFile, text: Text): Reading[] {
    const kind = kindOf(text);
    if (kind === "plain") return [];
    if (kind === "script") return [this.read(node, text.value, false)];
    const readings = codeIn(text.value).map((code) => this.read(node, code, true));
    if (isMixed(text))
      for (const { evaluation } of readings)
        for (const shape of evaluation?.gives ?? []) evaluation?.evaluator.intoText(shape);
    return readings;
  }

  private read(node: NodeInFile, code: string, isExpression: boolean): Reading {
    const parsed = parse(code, isExpression);
    const { statements } = parsed;
    if (!statements) return parsed;
    const names = this.namesFor(node, isExpression);
    // One item of each step, by the step's name. Each name has only one object. If the code changes an item and then
    // reads this item, the code therefore gets the changed item.
    const items = new Map<string, Shape>();
    const evaluation = evaluate(statements, {
      isExpression,
      given: (name) => names(name),
      step: (name) => {
        const one = items.get(name) ?? entry(this.outputOf(name));
        items.set(name, one);
        return { ...itemReader(`$("${name}")`, one), source: name };
      },
    });
    return { ...parsed, evaluation };
  }

  /**
   * Returns a function that says what is known about the value of a name, such as `$json`; undefined if n8n defines no
   * such name.
   */
  private namesFor(node: NodeInFile, isExpression: boolean): (name: string) => Shape | undefined {
    const users = this.subject.graph.usersOf(node.name);
    // A sub-node, such as an agent's tool, gets no items itself. Its code reads the items of the node that uses it. The
    // check does not know these items.
    const isPart = users.size > 1;
    const isEach = !isExpression && node.parameters["mode"] === "runOnceForEachItem";
    const isScript = shortType(node.type) === "code" && !isExpression;
    let one: Shape | undefined;
    return (name) => {
      if (!NAMES.has(name)) return FURTHER.test(name) ? ANY : undefined;
      if (name === "$now" || name === "$today") return { kind: "moment" };
      one ??= entry(isPart ? UNKNOWN : this.inputOf(node.name));
      if (name === "$json") return one.fields?.get("json");
      if (name === "$input") return itemReader("$input", one, isEach && isScript ? "each" : "all");
      if (!isScript) return ANY;
      if (name === "item") return isEach ? one : undefined;
      return isEach ? undefined : { ...listOf(one), count: "each" };
    };
  }
}

/**
 * Whether n8n inserts the value of an expression into a longer text. Even a single blank beside the expression makes
 * the text longer. False for fields in which n8n itself turns objects into text, such as `query`.
 */
function isMixed({ key, value }: Text): boolean {
  return (
    !/^(?:jsonOutput|query|sqlQuery|html)$/.test(key) && splitExpression(value.slice(1)).length > 1
  );
}

function eitherItem(a: Item, b: Item): Item {
  const binary = a.binary && b.binary ? [...new Set([...a.binary, ...b.binary])] : undefined;
  const json = either(a.json, b.json);
  return { json: json.kind === "record" ? json : openRecord(), ...(binary ? { binary } : {}) };
}
