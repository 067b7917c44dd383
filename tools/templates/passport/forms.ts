import { isRecord } from "../../../packages/check/src/read/edges.ts";
import type { NodeInFile } from "../../../packages/check/src/read/workflow-file.ts";
import type { PassportMessage } from "../../../src/workflow/passport/passport.ts";
import { opened, plainText, type NamedValue } from "../../../src/workflow/story/readable.ts";

/**
 * Returns a form or a chat window as visitors see it before they send anything.
 * @param shown - only for the second and later pages of a form: the parameters of the page from a recorded run, in
 *   which n8n has evaluated the expressions
 */
export function formOf(
  { type, parameters }: Pick<NodeInFile, "type" | "parameters">,
  shown: unknown,
): PassportMessage[] {
  if (type.endsWith(".chatTrigger")) return [chatWindow(parameters)];
  if (type.endsWith(".formTrigger")) return [formPage(parameters, "formTrigger")];
  const isPage = type.endsWith(".form") && isRecord(shown) && shown["operation"] === "page";
  return isPage ? [formPage(shown, "formPage")] : [];
}

type Parameters = Record<string, unknown>;

const SHOWN = { act: "answer", place: "" } as const;

function formPage(given: Parameters, channel: string): PassportMessage {
  const options = recordIn(given, "options");
  const thanks = textIn(valuesIn(options["respondWithOptions"]), "formSubmittedText");
  return {
    ...SHOWN,
    channel,
    subject: textIn(given, "formTitle") || textIn(options, "formTitle"),
    text: plainText(textIn(given, "formDescription") || textIn(options, "formDescription")),
    values: [
      ...fieldsIn(given),
      ...named("Button", textIn(options, "buttonLabel")),
      ...named("Afterwards", thanks),
    ],
  };
}

function chatWindow(given: Parameters): PassportMessage {
  const options = recordIn(given, "options");
  return {
    ...SHOWN,
    channel: "chatWindow",
    subject: textIn(options, "title"),
    text: textIn(given, "initialMessages"),
    values: [
      ...named("Below the title", textIn(options, "subtitle")),
      ...named("In the empty field", textIn(options, "inputPlaceholder")),
    ],
  };
}

/** If a message asks for approval, adds the buttons for the answer, and the form that a button opens. */
export function withButtons(message: PassportMessage, parameters: unknown): PassportMessage {
  if (message.act !== "approve" || !isRecord(parameters)) return message;
  const options = recordIn(parameters, "options");
  const approval = valuesIn(parameters["approvalOptions"]);
  const values = [
    ...named("Button", textIn(approval, "approveLabel")),
    ...named("Button", textIn(approval, "disapproveLabel")),
    ...named("Button", textIn(options, "messageButtonLabel")),
    ...named("Form behind it", textIn(options, "responseFormTitle")),
    ...named("Below its title", textIn(options, "responseFormDescription")),
    ...fieldsIn(parameters),
    ...named("Its button", textIn(options, "responseFormButtonLabel")),
  ];
  return { ...message, values: [...message.values, ...values] };
}

/** Returns the text that a step publishes: a reply to a review, or a post. */
export function publicPost(request: unknown, type: string): PassportMessage[] {
  if (!isRecord(request)) return [];
  const channel = type.slice(type.lastIndexOf(".") + 1);
  const parameters = recordIn(recordIn(request, "options"), "queryParameters")["parameter"];
  const posted = listOf(parameters).find(({ name }) => name === "message");
  const text =
    channel === "googleBusinessProfile"
      ? textIn(request, "reply")
      : channel === "facebookGraphApi"
        ? textIn(posted ?? {}, "value")
        : "";
  return text === "" ? [] : [{ act: "send", channel, place: "", subject: "", text, values: [] }];
}

function fieldsIn(given: Parameters): NamedValue[] {
  const json = opened(given["jsonOutput"]);
  const fields = Array.isArray(json) ? json : recordIn(given, "formFields")["values"];
  return listOf(fields).flatMap((field) => {
    if (field["fieldType"] === "hiddenField") return [];
    const options = listOf(recordIn(field, "fieldOptions")["values"]);
    const choices = options.map((option) => textIn(option, "option")).join("; ");
    const hint = textIn(field, "placeholder");
    const notes = [
      ...(field["requiredField"] === true ? ["required"] : []),
      ...(hint === "" ? [] : [`hint: ${hint}`]),
      ...(choices === "" ? [] : [`to choose: ${choices}`]),
    ];
    const label = textIn(field, "fieldLabel");
    return named("Asks for", notes.length > 0 ? `${label} (${notes.join("; ")})` : label);
  });
}

function named(name: string, value: string): NamedValue[] {
  return value === "" ? [] : [{ name, value }];
}

function recordIn(given: Parameters, name: string): Parameters {
  const value = given[name];
  return isRecord(value) ? value : {};
}

/** Returns the contents of a collection (a group of fields in n8n), which n8n stores in a field `values`. */
function valuesIn(given: unknown): Parameters {
  return isRecord(given) ? recordIn(given, "values") : {};
}

function listOf(given: unknown): Parameters[] {
  return Array.isArray(given) ? given.filter(isRecord) : [];
}

function textIn(given: Parameters, name: string): string {
  const value = given[name];
  return typeof value === "string" ? value : "";
}
