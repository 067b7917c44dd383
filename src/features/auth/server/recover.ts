import type { z } from "zod";
import type { Platform } from "#platform/platform.ts";
import type { Recover, Resend } from "../contract.ts";
import { audit } from "./audit.ts";
import { originForMail, type Caller } from "./caller.ts";
import { limitMail, limitRequests, REQUESTS } from "./limits.ts";
import { enqueueMail } from "./mail-job.ts";

/**
 * Orders a mail with which somebody who forgot the password gets in again. Whether anybody has
 * the address is only looked up by the job, so that the answer and its time cannot tell.
 * @throws AuthRefusal `over_request_rate_limit`, `over_email_send_rate_limit`
 */
export async function recover(
  platform: Platform,
  { email }: z.output<typeof Recover>,
  redirectTo: string | undefined,
  caller: Caller,
): Promise<void> {
  await limitRequests(platform, REQUESTS.recover, caller.address);
  await limitMail(platform, email, { recovery: true });
  await platform.database.db.transaction(async (tx) => {
    await enqueueMail(platform, tx, {
      kind: "recovery",
      email,
      ...whereTo(platform, redirectTo, caller),
    });
    await audit(platform, tx, "recovery_requested", { address: caller.address });
  });
}

/**
 * Orders the mail of a sign-up or an e-mail change once more.
 * @throws AuthRefusal as `recover`
 */
export async function resend(
  platform: Platform,
  { type, email }: z.output<typeof Resend>,
  redirectTo: string | undefined,
  caller: Caller,
): Promise<void> {
  await limitRequests(platform, REQUESTS.resend, caller.address);
  await limitMail(platform, email, { recovery: false });
  const kind = type === "signup" ? "resend" : type;
  await platform.database.db.transaction((tx) =>
    enqueueMail(platform, tx, { kind, email, ...whereTo(platform, redirectTo, caller) }),
  );
}

function whereTo(platform: Platform, redirectTo: string | undefined, caller: Caller) {
  return { redirectTo, origin: originForMail(caller, platform.config.publicOrigin) };
}
