import "#platform/program/program.ts";

await import("../start-small.ts");
await import("../server.ts");
