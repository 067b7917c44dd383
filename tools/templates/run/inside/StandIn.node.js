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
    const given = (json, item) => ({
      json,
      binary: files?.[item],
      pairedItem: { item: Math.min(item, last) },
    });
    const failures = failed.map((json, item) => ({
      ...given(json, item),
      error: json.error ?? true,
    }));
    return [[...answer.map(given), ...failures]];
  }
}
