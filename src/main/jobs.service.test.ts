import { Cron } from "croner";
import { expect, test } from "vitest";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { jobs } from "./jobs.ts";

usePlatform();

test.each(Object.entries(jobs))(
  "the job %s has a time, and succeeds on an empty site",
  async (_, job) => {
    expect(new Cron(job.cron, { timezone: "UTC", paused: true }).nextRun()).not.toBeNull();
    await job.run(platform);
  },
);
