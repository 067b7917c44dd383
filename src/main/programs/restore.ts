import "#platform/program/program.ts";

await import("../restore.ts");
