import { hiccup } from "./hiccup.js";
import { workOut } from "./work-out.js";

/**
 * Takes the place of a node that would contact a service. For each item it records the parameters with which the node
 * would have asked the service, as n8n's own expressions give them. It outputs the answer that the case has for the
 * node, or its input if there is none.
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

/** Gives each item its share of the answers. Items of a later turn of a loop go on where the turn before it ended. */
function dealOut(context, count, shares) {
  const memory = context.getContext("node");
  const first = memory.dealt ?? 0;
  memory.dealt = first + count;
  let next = shares.slice(0, first).reduce((sum, share) => sum + share, 0);
  return shares
    .slice(first, first + count)
    .flatMap((share, item) => Array.from({ length: share }, () => ({ place: next++, item })));
}
