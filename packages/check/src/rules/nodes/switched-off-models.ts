import type { Rule } from "../rule.ts";
import { inStep, shortened } from "../wording.ts";

export const switchedOffModel: Rule = {
  id: "switched-off-model",
  whenReached: true,
  level: "will-not-run",
  check: (subject) =>
    // Steps for Azure are skipped, because in Azure each owner chooses the names of the models.
    subject.steps
      .filter(({ type }) => !type.includes("Azure"))
      .flatMap((node) =>
        subject
          .textsOf(node)
          .filter(({ path, value }) => MODEL_FIELD.test(path) && isSwitchedOff(value))
          .map(({ path, value }) =>
            inStep(
              [node.name],
              `asks the model ${shortened(value)}, which its provider has switched off, so every run stops there.`,
              { path },
            ),
          )
          .slice(0, 1),
      ),
  mend: "Choose a model that the list in the step offers today.",
};

const MODEL_FIELD = /^(?:options\.)?(?:model|modelId|modelName)(?:\.value)?$/;

function isSwitchedOff(value: string): boolean {
  const model = value.replace(/^=?(?:models\/|anthropic\/|openai\/|google\/)?/, "");
  return SWITCHED_OFF.some((pattern) => pattern.test(model));
}

/** Models that were shut down before 2026, as their providers announced. */
const SWITCHED_OFF = [
  /^(?:text|code)-(?:davinci|curie|babbage|ada|cushman)-\d{3}$/,
  /^gpt-3\.5-turbo-(?:0301|0613|16k-0613)$/,
  /^gpt-4-(?:vision-preview|1106-vision-preview|32k|32k-0613|32k-0314)$/,
  /^gpt-4\.5-preview/,
  /^claude-(?:1|2|instant)(?:$|[.-])/,
  /^claude-3-(?:sonnet|opus)-2024/,
  /^claude-3-5-sonnet-(?:20240620|20241022|latest)$/,
  /^gemini-(?:pro|pro-vision|1\.0-pro.*|1\.5-.*)$/,
  /^(?:llama2-70b-4096|llama3-(?:8b|70b)-8192|mixtral-8x7b-32768|gemma-7b-it)$/,
];
