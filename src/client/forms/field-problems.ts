import { formWords } from "#content/site/forms.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { ApiError } from "../api.ts";

const messages = formWords.invalid;

export type FieldProblems = Readonly<Record<string, string>>;

export type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Describes each invalid input. The browser's own messages are not used: they are in the language of the browser. */
export function invalidInputs(form: HTMLFormElement): FieldProblems {
  const inputs = ([...form.elements] as Input[]).filter(({ validity }) => !validity.valid);
  return Object.fromEntries(inputs.map((input) => [input.name, describeInvalid(input)]));
}

/**
 * Updates the error message of an input whose value has changed. If the browser accepts the new value, the message
 * disappears. A message of the server disappears too, because the server has judged the former value.
 */
export function checkAgain(problems: FieldProblems, input: Input): FieldProblems {
  const { [input.name]: _, ...others } = problems;
  return input.validity.valid ? others : { ...others, [input.name]: describeInvalid(input) };
}

/**
 * Returns the server's error messages by the names of the inputs. If any message belongs to no input, the result is
 * empty.
 */
export function problemsAtInputs(form: HTMLFormElement, failure: unknown): FieldProblems {
  if (!(failure instanceof ApiError)) return {};
  // The server may report an error in "tags.0" where the input is "tags". The part before the dot then names the input.
  const problems = Object.entries(failure.fields).map(([path, sentence]) => [
    form.elements.namedItem(path) ? path : path.split(".")[0],
    sentence,
  ]);
  const hasInput = ([name = ""]: (string | undefined)[]) => {
    const found = form.elements.namedItem(name) as Input | RadioNodeList | null;
    return found !== null && "validity" in found && found.type !== "checkbox";
  };
  return problems.every(hasInput) ? (Object.fromEntries(problems) as FieldProblems) : {};
}

export function describeInvalid(
  input: Pick<Input, "validity" | "type"> & { minLength?: number },
): string {
  const { validity, type, minLength = 0 } = input;
  if (validity.valueMissing) return messages.missing;
  if (validity.typeMismatch && type === "email") return messages.email;
  if (validity.tooShort) return interpolate(messages.short, { count: minLength });
  return type === "date" ? messages.date : messages.other;
}
