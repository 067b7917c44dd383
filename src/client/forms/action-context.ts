import { createContext } from "react";
import { formWords, type Problem } from "#content/site/forms.ts";
import { ApiError } from "../api.ts";

/** The rules that forms and buttons follow on a page; a provider further up replaces the defaults. */
export type ActionRules = {
  /** Runs the work of a form or button, and may run it again. @throws what `work` throws */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  describe: (failure: unknown) => Problem;
  /** Names the person whose drafts are stored; without a name no draft is stored. */
  draftOwner: string | undefined;
  /** Whether a failure takes the person away from the page, so that the form becomes a draft. */
  interrupts: (failure: unknown) => boolean;
};

export const ActionContext = createContext<ActionRules>({
  run: (work) => work(),
  describe: (failure) => ({
    message: (failure instanceof ApiError && failure.sentence) || formWords.failed,
  }),
  draftOwner: undefined,
  interrupts: () => false,
});
