import { ANY, openRecord, recordOf, TEXT, type Shape } from "../code/shapes.ts";
import { field, listIn } from "../facts/port-values.ts";
import { isPlain } from "./fields.ts";
import { closed, only, type Outputs } from "./item.ts";

export const TRIGGERS: Outputs = {
  webhook(step) {
    const headers: Shape = { ...openRecord(), format: "small", source: step.name };
    const isGet = (step.parameters["httpMethod"] ?? "GET") === "GET";
    // Code that reads the body of a call without one is noted as an issue of its own.
    const body: Shape = isGet ? { ...openRecord(), format: "body", source: step.name } : ANY;
    const json = {
      headers,
      params: ANY,
      query: ANY,
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
    return only([...names, "submittedAt", "formMode", "formQueryParameters"], step);
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
