import { expect, test } from "vitest";
import { inMegabytes, watchDiskSpace } from "./disk-space.ts";

const MIB = 1024 * 1024;

test("a disk is low if less than the reserve is free, and stays so until clearly more is free", () => {
  let free = 0;
  const look = watchDiskSpace("anywhere", 128 * MIB, () => free);
  const seen = [500, 128, 127, 130, 159, 160, 130, 0].map((megabytes) => {
    free = megabytes * MIB;
    const { low, changed } = look();
    return `${inMegabytes(free)} ${low ? "low" : "roomy"}${changed ? " now" : ""}`;
  });
  expect(seen).toEqual([
    "500 MB roomy",
    "128 MB roomy",
    "127 MB low now",
    "130 MB low",
    "159 MB low",
    "160 MB roomy now",
    "130 MB roomy",
    "0 MB low now",
  ]);
});
