import { createContext } from "react";
import { formWords, type Problem } from "#content/site/forms.ts";
import { ApiError } from "../api.ts";

/** Functions that the forms and buttons on a page use. A context provider can replace the defaults. */
export type ActionRules = {
  /**
   * Runs `work` for a form or a button. If the server asks for a second factor, the person is asked for it, and then
   * `work` runs again.
   * @throws what `work` throws
   */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  describe: (failure: unknown) => Problem;
  /** Id of the signed-in person, for whom drafts of forms are stored. If it is undefined, no draft is stored. */
  draftOwner: string | undefined;
};

export const ActionContext = createContext<ActionRules>({
  run: (work) => work(),
  describe: (failure) => ({
    message: (failure instanceof ApiError && failure.sentence) || formWords.failed,
  }),
  draftOwner: undefined,
});
