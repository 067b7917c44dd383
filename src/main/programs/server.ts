import "#platform/program/program.ts";
import { becomeSmall, isSmall } from "#platform/program/small-process.ts";

if (!isSmall()) becomeSmall();
try {
  const { openFirst } = await import("../open-first.ts");
  const opened = await openFirst();
  const { start } = await import("../server.ts");
  await start(opened);
} catch (error) {
  const { reportAndFail } = await import("#platform/program/operator-error.ts");
  reportAndFail(error);
  process.exit();
}
