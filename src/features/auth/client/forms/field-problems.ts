import { ApiError } from "#client/api.ts";
import { accountWords } from "#content/accounts/account.ts";
import { interpolate } from "#shared/text/interpolate.ts";

const words = accountWords.wrong;

export type FieldProblems = Readonly<Record<string, string>>;

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** By the inputs' own rules, in the site's words: browsers speak in a language of their own. */
export function wrongInputs(form: HTMLFormElement): FieldProblems {
  const inputs = ([...form.elements] as Input[]).filter(({ validity }) => !validity.valid);
  return Object.fromEntries(inputs.map((input) => [input.name, sentenceOn(input)]));
}

/** What the server said of each; empty unless all of it can stand at an input. */
export function problemsAtInputs(form: HTMLFormElement, failure: unknown): FieldProblems {
  if (!(failure instanceof ApiError)) return {};
  // Of "tags.0" the input is that of the tags.
  const said = Object.entries(failure.fields).map(([path, says]) => [path.split(".")[0], says]);
  const isAtInput = ([name = ""]: (string | undefined)[]) => {
    const found = form.elements.namedItem(name) as Input | RadioNodeList | null;
    return found !== null && "validity" in found && found.type !== "checkbox";
  };
  return said.every(isAtInput) ? (Object.fromEntries(said) as FieldProblems) : {};
}

export function sentenceOn(
  input: Pick<Input, "validity" | "type"> & { minLength?: number },
): string {
  const { validity, type, minLength = 0 } = input;
  if (validity.valueMissing) return words.missing;
  if (validity.typeMismatch && type === "email") return words.email;
  if (validity.tooShort) return interpolate(words.short, { count: minLength });
  return type === "date" ? words.date : words.other;
}
