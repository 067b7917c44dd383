import type { AuthError } from "@supabase/auth-js";
import { ApiError } from "#client/api.ts";
import { describeError } from "../error-message.ts";

/**
 * Does `work`. If the account service refuses a code, the form shows the error message at the field `name`, which gets
 * the focus.
 */
export async function atField<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (failure) {
    if ((failure as Partial<AuthError>).code !== "mfa_verification_failed") throw failure;
    const fields = { [name]: describeError(failure).message };
    throw new ApiError({ status: 422, fields, cause: failure });
  }
}
