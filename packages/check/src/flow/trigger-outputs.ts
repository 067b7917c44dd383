import { ANY, openRecord, recordOf, TEXT, type Shape } from "../code/shapes.ts";
import { field, listIn } from "../facts/port-values.ts";
import { isPlain } from "./fields.ts";
import { closed, only, type Outputs } from "./item.ts";

/** Describes an object whose fields are unknown but are all texts, such as the parameters of a URL. */
const texts = (source: string): Shape => ({ ...openRecord(), of: TEXT, source });

/** Whether a form's field of this kind outputs a text. A field without a kind outputs a text too. */
const isText = (kind: unknown) =>
  /^(?:undefined|text|textarea|email|password|dropdown|date)$/.test(String(kind));

export const TRIGGERS: Outputs = {
  webhook(step) {
    const headers: Shape = { ...openRecord(), format: "small", source: step.name };
    const isGet = (step.parameters["httpMethod"] ?? "GET") === "GET";
    // A GET request has no body. The format "body" marks the missing body, so that a rule can report code that reads
    // it.
    const body: Shape = isGet ? { ...openRecord(), format: "body", source: step.name } : ANY;
    const json = {
      headers,
      params: texts(step.name),
      query: texts(step.name),
      body,
      webhookUrl: TEXT,
      executionMode: TEXT,
      jwtPayload: ANY,
    };
    return { json: { ...recordOf(json, step.name) } };
  },
  formTrigger(step) {
    const names = listIn(step.parameters["formFields"], "values").flatMap((one) =>
      ["fieldName", "fieldLabel", "elementName"]
        .map((key) => field(one, key))
        .filter((key) => key !== undefined && key !== ""),
    );
    if (names.length === 0 || !names.every(isPlain)) return undefined;
    const item = only([...names, "submittedAt", "formMode", "formQueryParameters"], step);
    for (const one of listIn(step.parameters["formFields"], "values"))
      if (isText(field(one, "fieldType")))
        for (const key of ["fieldName", "fieldLabel"]) {
          const name = field(one, key);
          if (isPlain(name) && item.json.fields?.has(name)) item.json.fields.set(name, TEXT);
        }
    return item;
  },
  executeWorkflowTrigger(step) {
    const { inputSource, workflowInputs } = step.parameters;
    const names = listIn(workflowInputs, "values").map((one) => field(one, "name"));
    if ((inputSource !== undefined && inputSource !== "workflowInputs") || names.length === 0)
      return undefined;
    return names.every(isPlain) ? only(names, step) : undefined;
  },
  errorTrigger: (step) => {
    const execution = only(
      "id url retryOf error lastNodeExecuted mode executionContext".split(" "),
      step,
    ).json;
    return closed(
      { execution, workflow: only(["id", "name", "active"], step).json, trigger: ANY },
      step,
    );
  },
};
