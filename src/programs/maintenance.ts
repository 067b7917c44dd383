import "#platform/program.ts";

await import("../maintenance.ts");
