import "#platform/program/program.ts";

await import("../maintenance.ts");
