import { createContext } from "react";
import { formWords, type Problem } from "#content/site/forms.ts";
import { ApiError } from "../api.ts";

/** Functions that the forms and buttons on a page use. A context provider around them can replace the defaults. */
export type ActionRules = {
  /**
   * Runs `work` for a form or a button. If the server asks for a second factor, the person is asked for it, and then
   * `work` runs again.
   * @throws what `work` throws
   */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  describe: (failure: unknown) => Problem;
  /** Id of the person for whom drafts of forms are stored. If it is undefined, no draft is stored. */
  draftOwner: string | undefined;
  /** Whether the failure leads the person to another page. If so, the form is stored as a draft before. */
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
