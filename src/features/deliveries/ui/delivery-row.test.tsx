import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { DeliveryLine } from "../contract.ts";
import { DeliveryRow } from "./delivery-row.tsx";

const waitsUntil = (nextAt: string): string => {
  const delivery: DeliveryLine = {
    id: "8f14e45f-ceea-467f-a7f3-f29b3a2d1f1a",
    kind: "contact_message",
    state: "waiting",
    recipient: null,
    reason: "connection_refused",
    detail: null,
    attempts: 1,
    nextAt,
    createdAt: "2026-11-21T09:12:00.000Z",
    triedAt: "2026-11-21T09:12:00.000Z",
  };
  const none = async () => undefined;
  return renderToStaticMarkup(<DeliveryRow delivery={delivery} onRetry={none} onCancel={none} />);
};

test("a next try is never told as past: what is due waits for the mail server", () => {
  expect(waitsUntil(new Date(Date.now() + 3_600_000).toISOString())).toContain("Next try ");
  const due = waitsUntil("2020-01-01T00:00:00.000Z");
  expect(due).not.toContain("2020");
  expect(due).toContain("Waits for the mail server");
});
