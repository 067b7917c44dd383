import { field, listIn } from "../facts/port-values.ts";
import { isPlain } from "./fields.ts";
import { option, type Step } from "./item.ts";

/**
 * Returns the names of the files that a step outputs, if a step of this type drops the files of its input. A 0 at the
 * end of a name stands for any number, as in `attachment_0`.
 * @returns undefined for all other step types, and if the names are known only when the workflow runs
 */
export function filesOf(type: string, step: Step): string[] | undefined {
  const { parameters, version } = step;
  if (GIVES_NONE.test(type)) return [];
  if (type === "formTrigger") {
    const files = listIn(parameters["formFields"], "values").filter(
      (one) => field(one, "fieldType") === "file",
    );
    const names = files.map((one) =>
      [field(one, "fieldName"), field(one, "fieldLabel")].find(isPlain)?.replace(/\W/g, "_"),
    );
    // If somebody uploads several files in one field of the form, n8n adds a number to the field's name.
    return names.every(isPlain) ? names.flatMap((name) => [name, `${name}_0`]) : undefined;
  }
  if (type === "telegramTrigger")
    return field(parameters["additionalFields"], "download") === true ? ["data"] : [];
  if (!MAIL.test(type) || (type === "gmail" && version < 2)) return undefined;
  const prefix =
    option(step, "dataPropertyAttachmentsPrefixName") ??
    option(step, "attachmentsPrefix") ??
    parameters["dataPropertyAttachmentsPrefixName"] ??
    "attachment_";
  const isLoading =
    option(step, "downloadAttachments") === true ||
    parameters["downloadAttachments"] === true ||
    parameters["format"] === "resolved";
  if (!isLoading || (type.startsWith("gmail") && parameters["simple"] !== false)) return [];
  return isPlain(prefix) ? [`${prefix}0`] : undefined;
}

const MAIL = /^(?:gmail|gmailTrigger|emailReadImap|microsoftOutlook|microsoftOutlookTrigger)$/;
/** Matches the types of steps whose output has fields but no files. */
const GIVES_NONE =
  /^(?:agent|chain\w+|informationExtractor|sentimentAnalysis|scheduleTrigger|manualTrigger|cron|whatsAppTrigger|aggregate|summarize|rssFeedRead)$/;
