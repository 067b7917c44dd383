import type { Deed } from "../../../src/workflow/story/deeds.ts";
import type { Passport, PassportMessage } from "../../../src/workflow/passport/passport.ts";
import type { PassportRuns } from "./runs.ts";

/** Every message of the runs, each once, by the step that sends it, in the order of the file. */
export function messagesIn({ cases, nodes }: PassportRuns): Passport["messages"] {
  return nodes.flatMap(({ name, label }) => {
    const seen = new Map<string, Passport["messages"][number]["seen"][number]>();
    for (const { situation, steps } of cases)
      for (const { node, deeds } of steps) {
        if (node !== name) continue;
        for (const message of deeds.flatMap(messageOf)) {
          const key = JSON.stringify(message);
          const known = seen.get(key) ?? { message, situations: [] };
          if (!known.situations.includes(situation)) known.situations.push(situation);
          seen.set(key, known);
        }
      }
    return seen.size === 0 ? [] : [{ step: name, service: label, seen: [...seen.values()] }];
  });
}

/** A deed that reaches a person as a message; an empty list for any other. */
export function messageOf({ act, ...deed }: Deed): PassportMessage[] {
  const reaches = act === "send" || act === "draft" || act === "approve" || act === "answer";
  return reaches && (deed.text !== "" || deed.values.length > 0) ? [{ act, ...deed }] : [];
}
