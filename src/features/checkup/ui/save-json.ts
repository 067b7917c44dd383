import { saveFile } from "#client/save-file.ts";

export function saveJson(text: string, workflowName: string, ending: string): void {
  const plain = workflowName
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, 60)
    .replaceAll(/^-|-$/g, "");
  const name = `${plain || "workflow"}-${ending}.json`;
  saveFile(new Blob([text], { type: "application/json" }), name);
}
