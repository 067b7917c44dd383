import { Hono } from "hono";
import { z } from "zod";
import type { Endpoint } from "#platform/http/context.ts";
import {
  EnrollFactor,
  NameRecoveryCodes,
  VerifyFactor,
  VerifyRecoveryCode,
} from "../../contract.ts";
import { enrollFactor } from "../factors/enroll-factor.ts";
import {
  makeRecoveryCodes,
  recoveryCodesStatus,
  removeRecoveryCodes,
  replaceCodes,
  verifyRecoveryCode,
} from "../factors/recovery-codes.ts";
import { removeFactor } from "../factors/remove-factor.ts";
import { challengeFactor, verifyFactor } from "../factors/verify-factor.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import { callerOf, readBody, signedIn } from "./request-http.ts";

export const factorsApi = new Hono<Endpoint>()
  .get("/recovery-codes", async (c) =>
    c.json(await recoveryCodesStatus(c.var.platform, await signedIn(c))),
  )
  .post("/recovery-codes", async (c) => {
    const person = await signedIn(c);
    const { friendly_name } = await readBody(c, NameRecoveryCodes);
    return c.json(await makeRecoveryCodes(c.var.platform, person, friendly_name, callerOf(c)));
  })
  .delete("/recovery-codes", async (c) =>
    c.json(await removeRecoveryCodes(c.var.platform, await signedIn(c), callerOf(c))),
  )
  .post("/recovery-codes/regenerate", async (c) =>
    c.json(await replaceCodes(c.var.platform, await signedIn(c), callerOf(c))),
  )
  .post("/recovery-codes/verify", async (c) => {
    const person = await signedIn(c);
    const { code } = await readBody(c, VerifyRecoveryCode);
    return c.json(await verifyRecoveryCode(c.var.platform, person, code, callerOf(c)));
  })
  .post("/", async (c) => {
    const person = await signedIn(c);
    const wanted = await readBody(c, EnrollFactor);
    return c.json(await enrollFactor(c.var.platform, person, wanted, callerOf(c)));
  })
  .delete("/:id", async (c) => {
    const person = await signedIn(c);
    return c.json(
      await removeFactor(c.var.platform, person, factorId(c.req.param("id")), callerOf(c)),
    );
  })
  .post("/:id/challenge", async (c) => {
    const person = await signedIn(c);
    const id = factorId(c.req.param("id"));
    return c.json(await challengeFactor(c.var.platform, person, id, callerOf(c)));
  })
  .post("/:id/verify", async (c) => {
    const person = await signedIn(c);
    const id = factorId(c.req.param("id"));
    const answer = await readBody(c, VerifyFactor);
    return c.json(await verifyFactor(c.var.platform, person, id, answer, callerOf(c)));
  });

function factorId(text: string): string {
  if (z.uuid().safeParse(text).success) return text;
  throw new AuthRefusal(
    "mfa_factor_not_found",
    "A factor with the provided factor ID was not found",
  );
}
