import { Hono, type Context } from "hono";
import { z } from "zod";
import type { Endpoint } from "#platform/http/context.ts";
import {
  EnrollFactor,
  NameRecoveryCodes,
  VerifyFactor,
  VerifyRecoveryCode,
} from "../../contract.ts";
import {
  enrollFactor,
  removeFactor,
  challengeFactor,
  verifyFactor,
} from "../factors/authenticator-app.ts";
import {
  makeRecoveryCodes,
  recoveryCodesStatus,
  removeRecoveryCodes,
  replaceCodes,
  verifyRecoveryCode,
} from "../factors/recovery-codes.ts";
import { limitRequests } from "../proofs/limits.ts";
import { AuthRefusal } from "../protocol/protocol.ts";
import { forPerson, readBody } from "./request-http.ts";

export const factorsApi = new Hono<Endpoint>()
  .get("/recovery-codes", forPerson(recoveryCodesStatus))
  .post("/recovery-codes", forPerson(makeRecoveryCodes, { body: NameRecoveryCodes }))
  .delete("/recovery-codes", forPerson(removeRecoveryCodes))
  .post("/recovery-codes/regenerate", forPerson(replaceCodes))
  .post("/recovery-codes/verify", forPerson(verifyRecoveryCode, { body: VerifyRecoveryCode }))
  .post("/", forPerson(enrollFactor, { body: EnrollFactor, limit: "factor" }))
  .delete(
    "/:id",
    forPerson((call, person, _, c) => removeFactor(call, person, factorIdOf(c))),
  )
  .post(
    "/:id/challenge",
    forPerson(async (call, person, _, c) => {
      const id = factorIdOf(c);
      await limitRequests(call, "factor");
      return challengeFactor(call, person, id);
    }),
  )
  .post(
    "/:id/verify",
    forPerson(async (call, person, _, c) => {
      const id = factorIdOf(c);
      return verifyFactor(call, person, id, await readBody(c, VerifyFactor));
    }),
  );

function factorIdOf(c: Context<Endpoint>): string {
  const id = z.uuid().safeParse(c.req.param("id"));
  if (id.success) return id.data;
  throw new AuthRefusal("mfa_factor_not_found");
}
