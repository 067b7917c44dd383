import { hiccup } from "./hiccup.js";
import { workOut } from "./work-out.js";

/**
 * Takes the place of a node that would contact a service. For each item, the stand-in evaluates the node's parameters
 * with n8n's own code, and records them as what the node would have sent. It outputs the answer that the test case
 * contains for the node. If there is none, the stand-in outputs its input.
 */
export class StandIn {
  constructor() {
    this.description = {
      displayName: "Stand-in",
      name: "standIn",
      group: ["transform"],
      version: 1,
      description: "Answers for a service",
      defaults: { name: "Stand-in" },
      inputs: ["main"],
      outputs: ["main"],
      properties: [{ displayName: "Case", name: "case", type: "string", default: "" }],
    };
  }

  async execute() {
    const {
      given: parameters,
      parts,
      answer,
      shares,
      files,
      failed = [],
      thrown,
      hiccups,
    } = JSON.parse(this.getNode().parameters.case);
    const items = this.getInputData();
    this.setMetadata({
      ...hiccup(this, hiccups),
      told: items.map((_, index) => workOut(this, parameters, index)),
      parts: parts && workOut(this, parts, 0),
    });
    if (thrown) throw new Error(thrown);
    if (!answer) return [items.map((item, index) => ({ ...item, pairedItem: { item: index } }))];
    // One item may have several answers, for example an email with several files. Further answers belong to the last
    // item.
    const last = Math.max(items.length - 1, 0);
    const given = (json, place, item = Math.min(place, last)) => ({
      json,
      binary: files?.[place],
      pairedItem: { item },
    });
    const failures = failed.map((json, place) => ({
      ...given(json, place),
      error: json.error ?? true,
    }));
    const answers = shares
      ? dealOut(this, items.length, shares).map(({ place, item }) =>
          given(answer[place], place, item),
        )
      : answer.map((json, place) => given(json, place));
    return [[...answers, ...failures]];
  }
}

/**
 * Gives each item its share of the answers. In a later turn of a loop, the first item gets the first answer that the
 * turns before have not used.
 */
function dealOut(context, count, shares) {
  const memory = context.getContext("node");
  const first = memory.dealt ?? 0;
  memory.dealt = first + count;
  let next = shares.slice(0, first).reduce((sum, share) => sum + share, 0);
  return shares
    .slice(first, first + count)
    .flatMap((share, item) => Array.from({ length: share }, () => ({ place: next++, item })));
}
