import { isReadingList, POLLS, shortType } from "../facts/node-kinds.ts";
import type { KnownNode } from "../facts/node-facts.ts";
import { field } from "../facts/port-values.ts";
import type { Graph } from "../read/graph.ts";
import type { NodeInFile } from "../read/workflow-file.ts";
import type { Flow } from "./flow.ts";
import { isMain, type Edge } from "../read/edges.ts";

/** How many items a step outputs in one run; undefined if that is known only when the workflow runs. */
export type Count = "one" | "many" | undefined;

type Workflow = {
  graph: Graph;
  flow: Flow;
  known: (name: string) => KnownNode | undefined;
  nodeCalled: (name: string) => NodeInFile | undefined;
};

export class Counts {
  private readonly subject: Workflow;
  private readonly known = new Map<string, Count>();
  private depth = 0;

  constructor(subject: Workflow) {
    this.subject = subject;
  }

  of(name: string, port = 0): Count {
    const key = `${port} ${name}`;
    if (!this.known.has(key) && this.depth < FURTHEST) {
      // Until the count is computed, it is stored as undefined. This prevents an endless recursion if a loop leads back
      // to this step.
      this.known.set(key, undefined);
      this.depth += 1;
      this.known.set(key, this.workOut(name, port));
      this.depth -= 1;
    }
    return this.known.get(key);
  }

  before(name: string): Count {
    return this.over(this.subject.graph.arriving(name).filter(isMain));
  }

  private over(edges: readonly Edge[]): Count {
    const counts = edges.map(({ from, fromPort }) => this.of(from, fromPort));
    if (counts.includes("many")) return "many";
    return counts.length > 0 && counts.every((one) => one === "one") ? "one" : undefined;
  }

  private workOut(name: string, port: number): Count {
    const { subject } = this;
    const known = subject.known(name);
    // A node of unknown type, for example of a community package, probably outputs one item for each item that it gets.
    if (!known) return this.before(name);
    const { node, facts } = known;
    const type = shortType(node.type);
    if (node.disabled === true) return this.before(name);
    if (POLLS.has(type)) return "many";
    if (facts.isTrigger) return STARTS_WITH_ONE.test(type) ? "one" : undefined;
    if (isReadingList(known)) return isOfOneRow(facts.parameters) ? "one" : "many";
    if (node["executeOnce"] === true) return "one";
    if (type === "code") return this.ofScript(name);
    if (type === "splitInBatches") return this.ofLoop(name, port);
    const { maxItems = 1, mode, operation } = facts.parameters;
    const bringsTogether =
      /^(?:aggregate|summarize)$/.test(type) ||
      (type === "limit" && maxItems === 1) ||
      // A Convert to File step writes all items into one file: into a table, or into JSON that is not split.
      (type === "convertToFile" && mode !== "each" && !A_FILE_EACH.test(String(operation)));
    return bringsTogether ? "one" : this.before(name);
  }

  private ofScript(name: string): Count {
    const node = this.subject.nodeCalled(name);
    if (!node || node.parameters["mode"] === "runOnceForEachItem") return this.before(name);
    const gives = this.subject.flow.readingsOf(node, "jsCode")[0]?.evaluation?.gives ?? [];
    if (gives.some(({ kind }) => kind !== "list")) return undefined;
    const counts = gives.map(({ count }) => (count === "each" ? this.before(name) : count));
    if (counts.length > 0 && counts.every((one) => one === 1 || one === "one")) return "one";
    return counts.some((one) => one === "many" || (typeof one === "number" && one > 1))
      ? "many"
      : counts.includes(undefined) && this.before(name) === "many"
        ? "many"
        : undefined;
  }

  /**
   * Counts the items at an output of a Loop step: one output gives the items in batches, the other gives all items
   * after the loop.
   */
  private ofLoop(name: string, port: number): Count {
    const { graph } = this.subject;
    const node = this.subject.nodeCalled(name);
    if (!node) return undefined;
    const isNew = node.typeVersion >= 3;
    const size = node.parameters["batchSize"] ?? (isNew ? 1 : 10);
    const isBatch = port === (isNew ? 1 : 0);
    if (isBatch && (size === 1 || typeof size !== "number")) return size === 1 ? "one" : undefined;
    return this.over(
      graph.arriving(name).filter((edge) => isMain(edge) && !graph.after(name).has(edge.from)),
    );
  }
}

/** Whether a step that reads rows gets exactly one row: it asks for one row only, or for a figure such as a sum. */
function isOfOneRow({ query, limit, options }: Readonly<Record<string, unknown>>): boolean {
  return (
    limit === 1 ||
    field(options, "returnFirstMatch") === true ||
    (typeof query === "string" &&
      /\blimit\s{1,9}1\b|^(?!.*\bgroup\s{1,9}by\b).*\b(?:count|sum|max|min)\(/is.test(query))
  );
}

const STARTS_WITH_ONE =
  /^(?:manualTrigger|scheduleTrigger|cron|interval|webhook|chatTrigger|formTrigger|telegramTrigger|errorTrigger|localFileTrigger)$/;
const A_FILE_EACH = /^(?:iCal|toBinary|toText)$/;
const FURTHEST = 200;
