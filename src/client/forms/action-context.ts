import { createContext } from "react";
import { formWords, type Problem } from "#content/site/forms.ts";
import { ApiError } from "../api.ts";

/** Functions that forms and buttons on a page call. A provider further up the tree can replace the defaults. */
export type ActionRules = {
  /**
   * Runs the work of a form or button. If the server asks for a second factor, the person gives it, and `work` runs
   * again.
   * @throws what `work` throws
   */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  describe: (failure: unknown) => Problem;
  /** Id of the person whose drafts are stored. Without it no draft is stored. */
  draftOwner: string | undefined;
  /** Whether a failure leads the person to another page, so that the form must be stored as a draft. */
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
