import { createContext } from "react";
import { formWords, type Problem } from "#content/site/forms.ts";
import { ApiError } from "../api.ts";

/** How forms and buttons do their work and describe a failure. A context provider can replace these functions. */
export type ActionRules = {
  /**
   * Runs `work`. If the server asks for a second factor and the person gives it, runs `work` again.
   * @throws what `work` throws
   */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  describe: (failure: unknown) => Problem;
  /** Id of the signed-in person. If it is undefined, no draft is stored. */
  draftOwner: string | undefined;
};

export const ActionContext = createContext<ActionRules>({
  run: (work) => work(),
  describe: (failure) => ({
    message: (failure instanceof ApiError && failure.sentence) || formWords.failed,
  }),
  draftOwner: undefined,
});
