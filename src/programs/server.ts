import "#platform/program.ts";

await import("../server.ts");
