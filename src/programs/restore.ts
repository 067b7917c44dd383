import "#platform/program.ts";

await import("../restore.ts");
