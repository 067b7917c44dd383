import { MAX_RECORD_SIZE, RunRecord } from "../../../src/workflow/record/run-record.ts";
import { checksumOf } from "../build/checksum.ts";
import { RELEASES } from "../install/node-packages.ts";
import type { TemplateSubject } from "./subject.ts";

/** What is recorded was seen of this very workflow with these very cases, in all releases. */
export function checkRecord({ template, bytes }: TemplateSubject): string[] {
  const text = template.read("run.json");
  if (!text) return ["There is no run.json; run templates:run -- --accept."];
  const found: string[] = [];
  if (text.length > MAX_RECORD_SIZE)
    found.push(`run.json has ${text.length} bytes; at most ${MAX_RECORD_SIZE} are allowed.`);
  const read = RunRecord.safeParse(parsed(text.toString("utf8")));
  if (!read.success) {
    const [first] = read.error.issues;
    return [...found, `run.json, field ${first?.path.join(".")}: ${first?.message}`];
  }
  const { workflow, fixtures, tried, score } = read.data;
  if (workflow !== checksumOf(bytes))
    return [...found, "run.json was not recorded with this workflow.json; run templates:run."];
  if (fixtures !== checksumOf(template.read("fixtures.json") ?? Buffer.alloc(0)))
    return [...found, "run.json was not recorded with this fixtures.json; run templates:run."];
  for (const release of RELEASES)
    if (!tried.some(({ n8n }) => n8n === release))
      found.push(`It did not run in n8n ${release}; run templates:run -- --n8n ${release}.`);
  if (score?.workflow !== workflow)
    found.push("No faults were put into this workflow.json; run templates:mutate.");
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
