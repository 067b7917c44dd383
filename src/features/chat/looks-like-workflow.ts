/**
 * Whether a text contains an n8n workflow, or the beginning of one. The browser does not send such texts to the
 * assistant, which cannot read workflows.
 */
export function looksLikeWorkflow(text: string): boolean {
  return (
    /["“”]nodes["“”]\s*:\s*\[/.test(text) ||
    (/["“”]type["“”]\s*:\s*["“”](?:n8n-nodes-base|@n8n\/)/.test(text) && text.includes("{"))
  );
}
