import { isActing, shortType } from "../../facts/node-kinds.ts";
import { isMain } from "../../read/edges.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at, listed } from "../wording.ts";
import { endlessLoop, loopsOf } from "./loops.ts";

/** Finds loops that are left only if a step fails, and that repeat this step's effect as long as it succeeds. */
export const endlessEffect: Rule = /* @__PURE__ */ Object.assign({}, endlessLoop, {
  check: (subject: Subject) =>
    loopsOf(subject).flatMap(({ name, loop, exits }): Trouble[] => {
      if (exits.length === 0 || !exits.every((one) => endsByFailing(one, loop, subject))) return [];
      return [
        {
          nodes: [...loop],
          sentence: `${at(name)} leads back to itself, and only a failure of ${listed(exits)} can end it, so what it does is done again as long as it succeeds.`,
        },
      ];
    }),
});

/**
 * Whether items leave the loop at this step only if the step fails. False if the step changes nothing outside the
 * workflow. Also false if the failure may be the planned end of the loop: an HTTP request with a connected error output
 * may fetch jobs until none is left, and an SQL query may read until it finds nothing.
 */
function endsByFailing(name: string, loop: readonly string[], subject: Subject): boolean {
  const known = subject.known(name);
  if (!known || known.node.onError !== "continueErrorOutput" || !isActing(known)) return false;
  const lines = subject.graph.leaving(name).filter(isMain);
  return (
    lines.some(({ fromPort, to }) => fromPort === 0 && loop.includes(to)) &&
    (shortType(known.node.type) === "httpRequest"
      ? lines.every(({ fromPort }) => fromPort === 0)
      : !/^\W*(?:select|with)\b/i.test(String(known.facts.parameters["query"])))
  );
}
