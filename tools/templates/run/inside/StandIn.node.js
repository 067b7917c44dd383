import { hiccup } from "./hiccup.js";
import { workOut } from "./work-out.js";

/**
 * Stands in for a node that would contact a service. It works out all that the node would have been
 * told, for each item and with n8n's own expressions, and gives the answer that the case names, or
 * its input where there is none to name.
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
    // One item may have several answers, such as an email its files: those that are left over belong to the last.
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
