import type { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import { readWorkflow } from "#check/read/workflow.ts";
import { setupOf } from "#workflow/setup/setup.ts";
import type { SetupStep, SetupView } from "../contract.ts";

/** @param html - turns a line of the guide's Markdown into safe HTML */
export function readSetup(
  workflow: string,
  metadata: Pick<TemplateMetadata, "credentials" | "placeholders">,
  guide: string,
  html: (markdown: string) => string,
): SetupView {
  const setup = setupOf(readWorkflow(JSON.parse(workflow)), metadata, guide);
  return { ...setup, steps: stepsIn(guide, html) };
}

/** Reads the numbered steps in the section "Set up in … steps" of the guide. A step looks like `1. **Title.** Text.` */
function stepsIn(guide: string, html: (markdown: string) => string): SetupStep[] {
  const [, section = ""] =
    /^## Set up in [^\n]*\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(guide) ?? [];
  return [...section.matchAll(/^\d+\. \*\*(.+?)\*\* *([^\n]*(?:\n(?!\d+\. |\n)[^\n]*)*)/gm)].map(
    ([, title = "", text = ""]) => ({
      title: title.replace(/[.:,]$/, ""),
      html: html(text.trim()),
      isValues: /\bvalues\b/i.test(title) || text.includes("Open *Set your values*"),
    }),
  );
}
