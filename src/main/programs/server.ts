import "#platform/program/program.ts";

await import("../server.ts");
