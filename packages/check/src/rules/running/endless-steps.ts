import { textOf } from "../../facts/port-values.ts";
import { shortType } from "../../facts/node-kinds.ts";
import { isRecord } from "../../read/edges.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inStep } from "../wording.ts";
import { endlessLoop } from "./loops.ts";

export const endlessStep: Rule = /* @__PURE__ */ Object.assign({}, endlessLoop, {
  check: (subject: Subject) => subject.steps.flatMap((node) => endlessInside(node, subject)),
});

function endlessInside(
  { name, type, parameters, disabled }: NodeInFile,
  subject: Subject,
): Trouble[] {
  const { options, resume, limitWaitTime } = parameters;
  const holder = isRecord(options) ? options["pagination"] : undefined;
  const pagination = isRecord(holder) ? holder["pagination"] : undefined;
  const isPaging =
    isRecord(pagination) &&
    pagination["limitPagesFetched"] !== true &&
    pagination["paginationCompleteWhen"] === "other" &&
    /^=\s*\{\{\s*(?:false|null|0|undefined)\s*\}\}\s*$|^\s*(?:false\s*)?$/.test(
      textOf(pagination["completeExpression"]),
    );
  const isWaiting =
    shortType(type) === "wait" &&
    (resume === "webhook" || resume === "form") &&
    limitWaitTime !== true;
  const what = isPaging
    ? "asks for page after page and nothing says which is the last, so it never comes to an end"
    : "waits for a call without a limit of time, so a run whose call never comes waits for ever";
  const isTold = () =>
    subject.steps.some((one) =>
      subject.textsOf(one).some(({ value }) => /\bresume(?:Form)?Url\b/.test(value)),
    );
  if (isWaiting && disabled !== true && !isTold())
    return [
      inStep(
        [name],
        "goes on only when somebody opens its address, and no step gives that address ($execution.resumeUrl) to anybody, so the run never goes on.",
        { mend: "Send {{ $execution.resumeUrl }} to whoever is to call it, in a step before." },
      ),
    ];
  if (disabled === true || !(isPaging || isWaiting)) return [];
  return [
    inStep([name], `${what}.`, {
      ...(isPaging ? {} : { level: "worth-knowing" as const }),
      mend: isPaging
        ? "Write under what condition the last page is reached, or limit the number of pages."
        : 'Switch on "Limit Wait Time" and say what happens then.',
    }),
  ];
}
