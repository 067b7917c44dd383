import { expect, onTestFinished, test } from "vitest";
import { listen, startReceiver } from "#tests/support/events/receiver.ts";
import { createTestPlatform } from "#tests/support/platform.ts";
import { testWebhook } from "./server/service.ts";

test("a webhook gets 20 samples in ten minutes, and another webhook its own", async () => {
  const platform = await createTestPlatform({ privateWebhookHosts: ["localhost"] });
  const receiver = await startReceiver();
  onTestFinished(receiver.close);
  const [one, other] = [
    await listen(platform, receiver.url, ["contact.received"]),
    await listen(platform, receiver.url, ["contact.received"]),
  ];
  for (let n = 0; n < 20; n++) await testWebhook(platform, one.id);
  await expect(testWebhook(platform, one.id)).rejects.toMatchObject({ code: "too_many" });
  expect(receiver.received).toHaveLength(20);
  await testWebhook(platform, other.id);
  expect(receiver.received).toHaveLength(21);
});
