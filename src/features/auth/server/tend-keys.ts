import type { Platform } from "#platform/platform.ts";
import { bindFactors } from "./factors/factor-secrets.ts";
import { bindKeys, rotateKeys } from "./sessions/keys.ts";

/** The signing key changes when it is time; what older versions have sealed is bound to its row. */
export async function tendKeys(platform: Platform): Promise<void> {
  await rotateKeys(platform);
  await bindKeys(platform);
  await bindFactors(platform);
}
