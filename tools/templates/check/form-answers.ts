import { field, listIn } from "../../../packages/check/src/facts/port-values.ts";
import type { NodeInFile } from "../../../packages/check/src/read/workflow-file.ts";
import { readFixtures } from "../run/fixtures.ts";
import type { TemplateSubject } from "./subject.ts";

export function checkFormAnswers({ template, file }: TemplateSubject): string[] {
  const cases = readFixtures(template)?.cases ?? [];
  const forms = file.nodes.filter(({ type }) => /\.form(Trigger)?$/.test(type));
  return forms.flatMap((form) => {
    const labels = labelsOf(form);
    if (labels.length === 0) return [];
    return cases.flatMap(({ name, pin }) => {
      const given = (pin[form.name] ?? []).flatMap((item) => Object.keys(item));
      const unknown = given.filter((key) => !labels.includes(key) && !ADDED_BY_N8N.has(key));
      return [...new Set(unknown)].map(
        (key) =>
          `fixtures.json, case "${name}": the form "${form.name}" has no field "${key}"; it has ${labels.join(", ")}.`,
      );
    });
  });
}

const ADDED_BY_N8N = new Set(["submittedAt", "formMode", "formQueryParameters", "pageUrl"]);

function labelsOf({ parameters }: NodeInFile): string[] {
  return listIn(parameters["formFields"], "values").flatMap((one) =>
    [field(one, "fieldLabel"), field(one, "fieldName")].filter(
      (label): label is string => typeof label === "string",
    ),
  );
}
