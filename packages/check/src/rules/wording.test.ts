import { expect, test } from "vitest";
import { fieldName } from "./wording.ts";

const rule = { conditions: { conditions: [{ leftValue: "={{ $json.a }}", rightValue: "b" }] } };

test.each([
  ["options.replyTo", '"Reply to"', {}],
  ["url", '"URL"', {}],
  ["documentId.value", '"Document ID"', { documentId: { __rl: true, value: "a" } }],
  ["columns.value.Guest name", '"Guest name"', { columns: { value: { "Guest name": "a" } } }],
  [
    "assignments.assignments[1].value",
    '"Inquiry sheet URL"',
    { assignments: { assignments: [{ name: "days" }, { name: "inquirySheetUrl" }] } },
  ],
  ["conditions.conditions[0].leftValue", '"Condition 1, Left value"', rule],
  [
    "rules.values[1].conditions.conditions[0].rightValue",
    '"Rule 2, Condition 1, Right value"',
    { rules: { values: [{}, rule] } },
  ],
  [
    "rules.values[0].conditions.conditions[0].rightValue",
    '"Complaint, Condition 1, Right value"',
    { rules: { values: [{ ...rule, outputKey: "Complaint" }] } },
  ],
  [
    "headerParameters.parameters[0].value",
    '"X-Api-Key"',
    { headerParameters: { parameters: [{ name: "X-Api-Key", value: "a" }] } },
  ],
  ["bodyParameters.parameters[0].value", '"Body parameter 1"', {}],
  ["pollTimes.item[0].unit", '"Poll time 1, Unit"', {}],
  ["propertiesUi", '"Properties"', {}],
  ["values.string[0].value", '"Town"', { values: { string: [{ name: "Town" }] } }],
])("the field at %s is called %s", (path, name, parameters) => {
  expect(fieldName(parameters, path)).toBe(name);
});
